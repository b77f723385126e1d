/// A movement of symbols. Nothing moves for those who want less motion.
public protocol SymbolEffect: Sendable {
    /// The class of the style sheet.
    var effectName: String { get }
}

/// A movement that lasts as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that is made once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A hop.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { isDown ? "bounce-down" : "bounce" }

    var isDown = false

    public var up: BounceSymbolEffect { BounceSymbolEffect() }

    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
}

/// Paler and stronger, by turns.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { "pulse" }
}

/// Paler and stronger by turns, as what is on the air.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { "pulse" }

    /// The same: all parts of a symbol change together here.
    public var iterative: VariableColorSymbolEffect { self }

    /// The same: all parts of a symbol change together here.
    public var cumulative: VariableColorSymbolEffect { self }

    /// The same: the way back is always shown.
    public var reversing: VariableColorSymbolEffect { self }
}

/// Larger, or smaller, as long as it is wanted.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var effectName: String { isDown ? "smaller" : "larger" }

    var isDown = false

    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }

    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
}

/// To one side and to the other.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { "wiggle" }
}

/// Once around, or round and round.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { "rotate" }
}

/// Slowly larger and smaller, by turns.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var effectName: String { "breathe" }
}

/// Shown as long as it is not wanted.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public var effectName: String { "gone" }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
