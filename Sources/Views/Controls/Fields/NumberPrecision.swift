/// How many digits stand behind the point.
public struct NumberPrecision: Sendable {
    let fractionLength: Int

    /// So many, 15 at most.
    public static func fractionLength(_ length: Int) -> NumberPrecision {
        NumberPrecision(fractionLength: min(max(length, 0), 15))
    }
}
