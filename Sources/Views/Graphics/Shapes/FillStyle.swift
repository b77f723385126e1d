/// How the inside of a ``Shape`` is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is enclosed twice is outside again.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
