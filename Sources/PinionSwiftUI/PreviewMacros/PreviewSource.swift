import Foundation

/// A `#Preview` as it stands in a file.
struct PreviewSource {
    let text: String
    /// `Module/File.swift`
    let file: String
    /// What tells names that it makes from all others.
    let discriminator: String

    /// A type that is found among those of the program, whose previews call the same function as the macro.
    var expanded: String {
        let (head, content) = parts
        let (state, views) = Self.split(content)
        // The names of types that are made up end so.
        let name = "\(discriminator)7PreviewfMu_"
        let file = file.split(separator: "/").last ?? "Preview"
        let title = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
        return """
            struct \(name): SwiftUI.PreviewSource {
                static var title: String { "\(title)" }

                struct Content: SwiftUI.View {
                    \(state.joined(separator: "\n"))
                    var body: some SwiftUI.View {
                        \(views)
                    }
                }

                static var previewed: [SwiftUI.Preview] { [SwiftUI.Preview\(head) { Content() }] }
            }
            """
    }

    /// What stands before the braces, without the macro's name, and what stands in them.
    private var parts: (head: Substring, content: Substring) {
        let source = text.drop { $0 != "#" }.dropFirst("#Preview".count)
        var brackets = Brackets()
        for index in source.indices {
            if source[index] == "{", brackets.isClosed {
                let rest = source[index...].dropFirst()
                let end = rest.lastIndex(of: "}") ?? rest.endIndex
                return (source[..<index], rest[..<end])
            }
            brackets.read(source[index])
        }
        return (source, "EmptyView()")
    }

    /// The declarations that are marked as the preview's own state, without the mark, and the views.
    private static func split(_ content: Substring) -> (state: [String], views: String) {
        var state: [String] = []
        var views: [Substring] = []
        var brackets = Brackets()
        var isState = false
        for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if brackets.isClosed { isState = trimmed.hasPrefix("@Previewable") }
            if isState {
                state.append(String(brackets.isClosed ? trimmed.dropFirst("@Previewable".count) : trimmed))
            } else {
                views.append(line)
            }
            for character in line { brackets.read(character) }
        }
        return (state, views.joined(separator: "\n"))
    }
}
