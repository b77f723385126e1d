import Foundation
import Testing

/// What the README, the articles of the documentation and the comments of the sources show in Swift.
///
/// Each of their snippets stands, line for line, in a file that is compiled: here, in the counter, or among those
/// of `Reactive`. Indentation, empty lines, imports and `@main` do not count. Those of the comments stand under
/// `Comments`, here and among the tests of `PinionSwiftUI`, each with what it takes for granted.
@Suite("Snippets of the documentation") struct SnippetTests {
    @Test(arguments: articles)
    func standInFilesThatAreCompiled(_ article: String) throws {
        let files = try compiledFiles()
        for snippet in try snippets(of: article) where !isManifest(snippet) {
            #expect(!lines(of: snippet).isEmpty)
            let isCompiled = isCompiled(snippet, in: files)
            #expect(isCompiled, "\(article) shows what no file has that is compiled:\n\(snippet)")
        }
    }

    @Test(arguments: modules)
    func ofCommentsStandInFilesThatAreCompiled(_ module: String) throws {
        let files = try compiledFiles()
        for source in Self.paths(ending: ".swift", in: "Sources/\(module)") {
            for (line, snippet) in commentedSnippets(of: try text(source)) {
                #expect(!lines(of: snippet).isEmpty)
                let isCompiled = isCompiled(snippet, in: files)
                #expect(isCompiled, "\(source):\(line) shows what no file has that is compiled:\n\(snippet)")
            }
        }
    }

    @Test func ofCommentsAreFound() {
        let source = """
            /// Two numbers.
            ///
            /// ```swift
            /// let one = 1
            ///
            /// let two = 2
            /// ```
            struct Numbers {
                /// ```swift
                /// print(3)
                /// ```
                var three = 3

                // ```swift
                // not a comment of the documentation
                // ```

                /// ```swift
                /// print(4)
                var four = 4
            }
            """
        let found = commentedSnippets(of: source)
        #expect(found.map(\.line) == [3, 9, 18])
        #expect(found.map(\.snippet) == ["let one = 1\n\nlet two = 2", "print(3)", "print(4)"])
    }

    /// The package manager reads it, and all that it takes of Pinion is there.
    @Test(arguments: articles)
    func areManifestsThatThePackageManagerReads(_ article: String) throws {
        for manifest in try snippets(of: article) where isManifest(manifest) {
            #expect(try complaints(of: manifest) == "")
            let products = manifest.matches(of: #/\.product\(name: "(\w+)", package: "pinion"\)/#).map {
                "\($0.1)"
            }
            #expect(!products.isEmpty)
            let ours = try text("Package.swift")
            for product in products { #expect(ours.contains(".library(name: \"\(product)\",")) }
        }
    }

    @Test func areThere() {
        #expect(Self.articles.contains("README.md"))
        #expect(Self.articles.contains("Sources/Pinion/Pinion.docc/FirstPage.md"))
        #expect(Self.articles.contains("Sources/Reactive/Reactive.docc/Reactive.md"))
        #expect(Self.modules.contains("Views"))
    }

    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let articles =
        ["README.md", "Documentation/Migration.md", "Documentation/PinionSwiftUI.md"]
        + paths(ending: ".md", in: "Sources").filter { $0.contains(".docc/") }

    private static let modules =
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path))?.sorted()
        ?? []

    private static let compiled = [
        "Tests/BesideFoundation", "Tests/Corpus", "Tests/Counter", "Tests/DocumentationTests",
        "Tests/PinionSwiftUITests/Comments", "Tests/ReactiveSnippets/compile",
    ]
    .flatMap { paths(ending: ".swift", in: $0) }

    private static func paths(ending: String, in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().map {
            "\(folder)/\($0)"
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    /// What stands between "```swift" and "```".
    private func snippets(of article: String) throws -> [String] {
        try text(article).components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
    }

    /// What stands between "```swift" and "```", or the end, in the comments of the documentation; and the first line.
    private func commentedSnippets(of source: String) -> [(line: Int, snippet: String)] {
        var found: [(line: Int, snippet: String)] = []
        var open: (line: Int, lines: [Substring])?
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " }
            let text = line.hasPrefix("///") ? line.dropFirst(line.hasPrefix("/// ") ? 4 : 3) : nil
            if let snippet = open, let text, text != "```" {
                open = (snippet.line, snippet.lines + [text])
            } else if let snippet = open {
                found.append((snippet.line, snippet.lines.joined(separator: "\n")))
                open = nil
            } else if text == "```swift" {
                open = (index + 1, [])
            }
        }
        return found
    }

    private func isCompiled(_ snippet: String, in files: [String]) -> Bool {
        files.contains { $0.contains("\n" + lines(of: snippet).joined(separator: "\n") + "\n") }
    }

    /// The lines that count of each file that is compiled.
    private func compiledFiles() throws -> [String] {
        try Self.compiled.map { "\n" + lines(of: try text($0)).joined(separator: "\n") + "\n" }
    }

    private func isManifest(_ snippet: String) -> Bool { snippet.hasPrefix("// swift-tools-version") }

    private func lines(of code: String) -> [String] {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && $0 != "@main" && !$0.hasPrefix("import ") }
    }

    /// What the package manager says against a manifest.
    private func complaints(of manifest: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let words = ["swift", "package", "--package-path", folder.path, "dump-package"]
        let pipe = try #require(popen(words.map { "'\($0)'" }.joined(separator: " ") + " 2>&1", "r"))
        let said = FileHandle(fileDescriptor: fileno(pipe)).readDataToEndOfFile()
        return pclose(pipe) == 0 ? "" : String(decoding: said, as: UTF8.self)
    }
}
