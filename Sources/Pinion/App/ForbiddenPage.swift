public import Views

/// What is shown to somebody who may not open a page, see ``Page/allowed(_:)``. It is not live.
///
/// ```swift
/// ForbiddenPage { visit in Text("\(visit.path) is for administrators.") }
/// ```
public struct ForbiddenPage: Scene {
    public let items: [SceneItem]

    public init<Content: View>(@ViewBuilder content: @escaping @MainActor (Visit) -> Content) {
        items = [.page(Page("/", role: .forbidden) { visit in visit.host { content(visit) } })]
    }
}
