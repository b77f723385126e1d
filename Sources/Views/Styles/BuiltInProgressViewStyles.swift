/// A bar, or a wheel while it is not known how far something has come.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    /// A bar, or a wheel while it is not known how far something has come.
    public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    /// A bar, or a wheel while it is not known how far something has come.
    public static var circular: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
