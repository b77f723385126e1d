public import Pinion

/// Views that stand in one window on a Mac: a page at the address that its identifier gives it.
public struct Window<Content: View>: Scene {
    private let window: WindowPage<Content>

    /// Views with a title for the browser's tab.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(id, title: title.text, content: content)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(id, title: String(title), content: content)
    }

    public var items: [SceneItem] { window.items }
}
