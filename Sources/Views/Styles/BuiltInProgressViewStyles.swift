/// A bar, or a wheel while it is not known how far something has come.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar, or a wheel while it is not known how far something has come.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar, or a wheel while it is not known how far something has come.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A bar, or a wheel while it is not known how far something has come.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
