/// How much room there is on the screen.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: that of a telephone.
    case compact
    /// Much.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass?? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass?? = nil
}

extension EnvironmentValues {
    /// Whether the browser's window is narrow: less than 640 pixels. A view that reads it is evaluated again when that
    /// changes; the browser is asked by pages that read it, and by no others.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get {
            if let given = self[HorizontalSizeClassKey.self] { return given }
            return graph.graph.map { $0.measures.windowSize.width < 640 ? .compact : .regular }
        }
        set { self[HorizontalSizeClassKey.self] = .some(newValue) }
    }

    /// Whether the browser's window is low: less than 480 pixels.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get {
            if let given = self[VerticalSizeClassKey.self] { return given }
            return graph.graph.map { $0.measures.windowSize.height < 480 ? .compact : .regular }
        }
        set { self[VerticalSizeClassKey.self] = .some(newValue) }
    }
}
