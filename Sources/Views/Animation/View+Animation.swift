public import Reactive

extension View {
    /// Has the view go over to its new looks when a value has changed: colours, size, opacity, place and turn. With
    /// `nil` they change at once.
    ///
    /// The browser cannot know which value it was, so whatever changes the view's looks goes over.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        decorated(by: animation?.classNames ?? "")
    }

    /// Has the view come onto the page gently.
    public func transition(_ transition: AnyTransition) -> some View {
        decorated(by: transition.classNames.joined(separator: " "))
    }

    /// Shows the view larger or smaller, without taking another room; the nearest step of the style sheet is taken.
    public func scaleEffect(_ scale: Double) -> some View {
        let steps: [Double] = [0, 0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3]
        return decorated(by: "scale-\(Int((scale.step(among: steps) * 100).rounded()))")
    }

    /// Turns the view, in steps of 45 degrees.
    public func rotationEffect(_ angle: Angle) -> some View {
        let steps = angle.degrees.isFinite ? (angle.degrees / 45).rounded() : 0
        let turn = Int(steps.truncatingRemainder(dividingBy: 8))
        return decorated(by: "turned-\((turn < 0 ? turn + 8 : turn) * 45)")
    }
}

extension Binding {
    /// The binding itself: how a change shows is up to the views, see ``Animation``.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}
