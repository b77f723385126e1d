public import Views

/// What is shown where a page could not be opened. It is not live. What went wrong is in the log; people are told only
/// that something did.
public struct ErrorPage: Scene {
    public let items: [SceneItem]

    public init<Content: View>(@ViewBuilder content: @escaping @MainActor (Visit) -> Content) {
        items = [.page(Page("/", role: .failure) { visit in visit.host { content(visit) } })]
    }
}
