public import Pinion

/// How the title of a screen stands in its bar.
public struct ToolbarTitleDisplayMode: Sendable {
    fileprivate let mode: TitleDisplayMode

    /// As is usual.
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    /// In the line of the controls.
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
    /// In the line of the controls, in large letters, where there is room.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .inline) }
    /// Below the controls, in large letters.
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
}

extension View {
    /// Sets how the title of the screen stands in its bar.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
}
