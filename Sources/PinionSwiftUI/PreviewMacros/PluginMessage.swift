import Foundation

/// A message of the compiler's.
struct PluginMessage {
    private let kind: String
    private let content: [String: Any]

    /// The next one; nil when the compiler has ended.
    static func next(from file: FileHandle) -> PluginMessage? {
        guard let header = file.readAll(8) else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count < 1 << 28, let body = file.readAll(count),
            let json = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
            let (kind, content) = json.first
        else { return nil }
        return PluginMessage(kind: kind, content: content as? [String: Any] ?? [:])
    }

    /// What is sent back.
    var answer: [String: Any] {
        switch kind {
        case "getCapability": ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
        case "expandFreestandingMacro": expansion(of: expandedPreview)
        // What `@Previewable` stands before has moved elsewhere by now.
        case "expandAttachedMacro": expansion(of: expandedEntry)
        default: ["expandMacroResult": ["expandedSource": NSNull(), "diagnostics": []]]
        }
    }

    /// The answer as the compiler reads it.
    static func data(_ answer: [String: Any]) throws -> Data {
        let body = try JSONSerialization.data(withJSONObject: answer)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        return Data(header) + body
    }

    private func expansion(of source: String) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source, "diagnostics": []]]
    }

    /// What comes of `@Entry`; of `@Previewable` nothing does.
    private var expandedEntry: String {
        let macro = content["macro"] as? [String: Any]
        let declaration = content["declSyntax"] as? [String: Any]
        guard macro?["typeName"] as? String == "EntryMacro",
            let entry = EntrySource(declaration?["source"] as? String ?? "")
        else { return "" }
        return content["macroRole"] as? String == "accessor" ? entry.accessors : entry.peer
    }

    private var expandedPreview: String {
        let syntax = content["syntax"] as? [String: Any]
        let location = syntax?["location"] as? [String: Any]
        return PreviewSource(
            text: syntax?["source"] as? String ?? "", file: location?["fileID"] as? String ?? "",
            discriminator: content["discriminator"] as? String ?? ""
        ).expanded
    }
}

extension FileHandle {
    /// So many bytes; nil if there are fewer.
    fileprivate func readAll(_ count: Int) -> Data? {
        var bytes = Data()
        while bytes.count < count {
            guard let more = try? read(upToCount: count - bytes.count), !more.isEmpty else { return nil }
            bytes += more
        }
        return bytes
    }
}
