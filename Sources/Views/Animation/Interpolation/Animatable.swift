/// A view or a modifier whose body the program itself makes at each step of an animation.
///
/// ```swift
/// struct CountingText: View, Animatable {
///     var value: Double
///
///     nonisolated var animatableData: Double {
///         get { value }
///         set { value = newValue }
///     }
///
///     var body: some View { Text("\(Int(value))") }
/// }
/// ```
///
/// The server makes 30 steps a second at most. What is only placed, sized, turned or coloured otherwise needs none of
/// this: the browser does it.
public protocol Animatable {
    /// The type of what is interpolated.
    associatedtype AnimatableData: VectorArithmetic

    /// What is interpolated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier whose body the program itself makes at each step of an animation.
public typealias AnimatableModifier = Animatable & ViewModifier

extension Angle: Animatable {
    /// In degrees.
    public var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}
