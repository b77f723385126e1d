internal import CPreviews
internal import Foundation
internal import Pinion

/// The previews of a program.
@MainActor
enum PreviewList {
    /// Whether whoever has started the program wants to see these instead of its windows.
    static let isWanted = !(ProcessInfo.processInfo.environment["PINION_PREVIEWS"] ?? "").isEmpty

    /// All of them, in the order of their names.
    static let all: [NamedPreview] = sources.flatMap { source in
        source.previewed.map { NamedPreview(name: $0.name ?? source.title, preview: $0) }
    }.sorted { $0.name < $1.name }

    struct NamedPreview {
        let name: String
        let preview: Preview
    }

    /// The types that are compiled into the program.
    private static var sources: [any PreviewSource.Type] {
        var none: UnsafeRawPointer?
        var types = [UnsafeRawPointer?](repeating: nil, count: preview_types(&none, 0))
        _ = preview_types(&types, types.count)
        // The pointers are what Swift itself calls these types by.
        return types.compactMap { $0 }.compactMap {
            unsafeBitCast($0, to: Any.Type.self) as? any PreviewSource.Type
        }
    }
}
