/// How a view comes onto the page. It leaves at once: what is gone on the server is gone in the browser.
public struct AnyTransition: Equatable, Sendable {
    let classNames: [String]

    private init(_ classNames: String...) {
        self.classNames = classNames
    }

    private init(_ classNames: [String]) {
        self.classNames = classNames
    }

    /// At once.
    public static let identity = AnyTransition()
    /// Out of nothing.
    public static let opacity = AnyTransition("arrives-faded")
    /// From the leading edge.
    public static let slide = AnyTransition("arrives-leading")
    /// Out of a point.
    public static let scale = AnyTransition("arrives-small")

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("arrives-\(edge.className)") }

    /// From an edge, and out of nothing.
    public static func push(from edge: Edge) -> AnyTransition { move(edge: edge).combined(with: .opacity) }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(classNames + other.classNames)
    }

    /// The first one: a view leaves at once.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion
    }
}
