public import Pinion

/// The settings of an app: a page at `/settings`.
///
/// ```swift
/// Settings { SettingsView() }
/// ```
public struct Settings<Content: View>: Scene {
    private let window: WindowPage<Content>

    public init(@ViewBuilder content: @escaping () -> Content) {
        window = WindowPage("settings", title: "Settings", content: content)
    }

    /// It is never the first page, even of an app that has nothing else.
    public var items: [SceneItem] { [.page(window.page)] }
}
