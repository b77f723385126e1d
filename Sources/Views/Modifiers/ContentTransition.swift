/// How new text takes the place of the old.
public struct ContentTransition: Hashable, Sendable {
    let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// Out of nothing.
    public static let opacity = ContentTransition(name: "opacity")
    /// As far as both are alike, from one to the other: out of nothing.
    public static let interpolate = ContentTransition(name: "opacity")

    /// Rolls on, as digits of a counter: upwards, or downwards for what counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "down" : "up")
    }

    /// Rolls on, as digits of a counter.
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}
