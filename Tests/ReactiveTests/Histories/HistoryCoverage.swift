import Foundation
import Reactive
import Testing

/// The net under the histories: an operator without one is found here.
@Suite struct HistoryCoverage {
    @Test func eachPublicOperatorHasAHistory() throws {
        let operators = try Set(texts(below: "Sources/Reactive").flatMap(operatorNames))
        let shown = try texts(below: "Tests/ReactiveTests/Histories").joined()
        #expect(operators.filter { !shown.contains("\"\($0)\"") }.sorted() == [])
        #expect(operators.count > 100)
    }

    @Test func namesAreReadFromSignatures() {
        let source = """
            extension Publisher where Output: Equatable {
                /// Not `public func nothing()`.
                public func one(_ closure: @escaping (Int, Int) -> [String: Int]) -> Self {
                }
                public func two<A, B>(
                    for time: KeyPath<A, B> = { $0 }, scheduler: A,
                    options: B? = nil
                ) -> Self {}
                @inlinable
                public func three() {}
            }
            extension Subject {
                public func four() {}
            }
            """
        #expect(operatorNames(in: source) == ["one(_:)", "two(for:scheduler:options:)", "three()"])
    }

    private func texts(below folder: String) throws -> [String] {
        let root = URL(filePath: #filePath).appending(path: "../../../../\(folder)").standardized
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}

/// The functions that an extension of publishers adds to them, as documentation names them.
private func operatorNames(in source: String) -> [String] {
    source.split(separator: "\nextension ").flatMap { part -> [String] in
        let part = part.hasPrefix("extension ") ? part.dropFirst(10) : part
        guard part.hasPrefix("Publisher ") || part.hasPrefix("ConnectablePublisher ") else { return [] }
        let end = part.range(of: "\n}")?.lowerBound ?? part.endIndex
        return part[..<end].split(separator: "\n    public func ").dropFirst().compactMap {
            name(of: String($0))
        }
    }
}

/// `map(_:)` of a declaration that begins with `map<T>(_ transform: …`.
private func name(of declaration: String) -> String? {
    guard let open = declaration.firstIndex(of: "("),
        let start = declaration.firstIndex(where: { "(<".contains($0) })
    else { return nil }
    var (depth, labels, isLabel) = (0, "", true)
    for character in declaration[open...].replacing("->", with: "→") {
        switch character {
        case "(", "[", "{", "<":
            depth += 1
        case ")", "]", "}", ">":
            depth -= 1
            if depth == 0 { return "\(declaration[..<start].filter { $0 != "`" })(\(labels))" }
        case "," where depth == 1:
            isLabel = true
        case ":" where depth == 1 && isLabel:
            labels += ":"
            isLabel = false
        case " " where depth == 1 && isLabel && labels.last.map({ $0 != ":" }) == true:
            labels += ":"
            isLabel = false
        case _ where depth == 1 && isLabel && !character.isWhitespace:
            labels.append(character)
        default:
            break
        }
    }
    return nil
}
