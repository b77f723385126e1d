extension View {
    /// No effect: browsers take the whole of a view's box for the place where it can be touched, as this asks for mostly.
    public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

    /// No effect: see ``contentShape(_:eoFill:)``.
    public func contentShape<Outline: Shape>(
        _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
    )
        -> some View
    { self }
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
