import Foundation
import Testing

/// The files under `Tests/ReactiveSnippets`: those that have to compile, and those that must not.
@Suite struct Snippets {
    @Test(arguments: files(in: "compile"))
    func compile(_ file: String) throws {
        #expect(try diagnostics(of: file, in: "compile") == "")
    }

    /// Each file says after "// expect:" what the compiler has to say about it.
    @Test(arguments: files(in: "refused"))
    func areRefused(_ file: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "refused/\(file)"), encoding: .utf8)
        let expected = text.split(separator: "\n").compactMap { line in
            line.range(of: "// expect: ").map { String(line[$0.upperBound...]) }
        }
        #expect(!expected.isEmpty)
        let said = try diagnostics(of: file, in: "refused")
        for words in expected {
            #expect(said.contains("error: ") && said.contains(words))
        }
    }

    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "ReactiveSnippets")

    private static func files(in part: String) -> [String] {
        let all = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)
        return (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// What the compiler says. It goes as far as the analysis of isolation, which comes after type checking.
    private func diagnostics(of file: String, in part: String) throws -> String {
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let words = [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6",
            "-warnings-as-errors", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            "-I", products.appending(path: "Modules").path,
            Self.folder.appending(path: "\(part)/\(file)").path,
        ]
        // Foundation's own Process leaks a little, which the address sanitizer would report.
        let pipe = try #require(popen(words.map { "'\($0)'" }.joined(separator: " ") + " 2>&1", "r"))
        let said = FileHandle(fileDescriptor: fileno(pipe)).readDataToEndOfFile()
        return pclose(pipe) == 0 ? "" : String(decoding: said, as: UTF8.self)
    }
}
