/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    var count: Int?
    var isEndless: Bool?
    var speed = 1.0

    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions(isEndless: true)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(isEndless: false)

    /// Again and again.
    public var repeating: SymbolEffectOptions { with { $0.isEndless = true } }

    /// Once.
    public var nonRepeating: SymbolEffectOptions { with { $0.isEndless = false } }

    /// Some times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// Some times; with `nil` again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with {
            $0.count = count.map { max($0, 1) }
            $0.isEndless = count == nil
        }
    }

    /// Faster than usual with more than 1, slower with less.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// Faster than usual with more than 1, slower with less.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed.isFinite ? min(max(speed, 0.05), 20) : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }

    /// How often the style sheet is to show the movement.
    func times(isEndless: Bool) -> String {
        if let count { return "\(min(count, 10_000))" }
        return self.isEndless ?? isEndless ? "infinite" : "1"
    }
}
