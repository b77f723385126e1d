public import Views

/// What is shown where an address has no page. It is not live.
///
/// ```swift
/// NotFoundPage { visit in Text("There is nothing at \(visit.path).") }
/// ```
public struct NotFoundPage: Scene {
    public let items: [SceneItem]

    public init<Content: View>(@ViewBuilder content: @escaping @MainActor (Visit) -> Content) {
        items = [.page(Page("/", role: .notFound) { visit in visit.host { content(visit) } })]
    }
}
