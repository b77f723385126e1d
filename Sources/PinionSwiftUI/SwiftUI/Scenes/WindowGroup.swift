public import Pinion

/// The views of an app, as a page: the first one is at `/`.
///
/// ```swift
/// @main
/// struct LandmarksApp: App {
///     @StateObject private var modelData = ModelData()
///
///     var body: some Scene {
///         WindowGroup {
///             ContentView().environmentObject(modelData)
///         }
///     }
/// }
/// ```
///
/// Each visit opens the views anew, with a state of their own. What the `App` keeps, as `modelData` here, lives as long as the
/// program, and all visitors share it.
public struct WindowGroup<Content: View>: Scene {
    private let window: WindowPage<Content>

    /// Views at `/`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(nil, title: nil, content: content)
    }

    /// Views at `/`, with a title for the browser's tab.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(nil, title: title.text, content: content)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(nil, title: String(title), content: content)
    }

    /// Views at the address that an identifier gives them: `/about` that of `about`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        window = WindowPage(id, title: nil, content: content)
    }

    /// Views at the address that an identifier gives them, with a title for the browser's tab.
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
