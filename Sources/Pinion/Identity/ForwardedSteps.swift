internal import Encoding
internal import Server

/// The way of a request through proxies, as they tell it.
///
/// A proxy writes `X-Forwarded-…` or `Forwarded` (RFC 7239), and may pass on what the browser has sent of the other kind: so
/// `Forwarded` is read only where there is nothing of the first.
struct ForwardedSteps {
    /// The addresses, the browser's first, each without a port.
    private(set) var clients: [String] = []
    /// With what the last but one has asked the last: `https`.
    private(set) var scheme: String?
    private(set) var host: String?
}

extension ForwardedSteps {
    init(_ headers: Headers) {
        let names = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"]
        let fields = names.map { Self.parts(headers.all($0).joined(separator: ","), at: ",") }
        if fields.contains(where: { !$0.isEmpty }) {
            clients = fields[0].map(Self.address)
            (scheme, host) = (fields[1].last, fields[2].last)
        } else {
            let steps = Self.parts(headers.all("forwarded").joined(separator: ","), at: ",").map(Self.pairs)
            clients = steps.compactMap { $0["for"].map(Self.address) }
            (scheme, host) = (steps.last?["proto"], steps.last?["host"])
        }
    }

    /// Reads `for=192.0.2.7;proto=https`, with names in lower case.
    private static func pairs(_ step: String) -> [String: String] {
        var pairs: [String: String] = [:]
        for part in parts(step, at: ";") {
            guard let mark = part.firstIndex(of: "=") else { continue }
            var value = part[part.index(after: mark)...]
            if value.count > 1, value.first == "\"", value.last == "\"" {
                value = value.dropFirst().dropLast()
            }
            pairs[part[..<mark].lowercased()] = String(value)
        }
        return pairs
    }

    /// Takes the port and the brackets away: `[2001:db8::7]:4711`, `192.0.2.7:4711`.
    private static func address(_ text: String) -> String {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            return String(text[text.index(after: text.startIndex)..<end])
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : text
    }

    /// What stands between signs of one kind that are not quoted, without the spaces around it.
    private static func parts(_ text: String, at separator: Character) -> [String] {
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }.map(\.trimmed).filter { !$0.isEmpty }
    }
}
