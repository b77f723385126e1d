public import Reactive

extension View {
    /// Has the view go over to its new looks when a value has changed: colours, size, opacity, place and turn. With
    /// `nil` they change at once.
    ///
    /// The browser cannot know which value it was, so whatever changes the view's looks goes over.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        decorated(by: animation?.decoration ?? StyleDecoration(""))
    }

    /// Has the view come onto the page gently.
    public func transition(_ transition: AnyTransition) -> some View {
        decorated(by: transition.classNames.joined(separator: " "))
    }

    /// Shows the view larger or smaller around a point of it, without taking another room.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Shows the view wider or narrower, and higher or lower, around a point of it, without taking another room.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        decorated(
            by: StyleDecoration("scaled", [.init("--scale", "\(x.digits) \(y.digits)")] + anchor.origin))
    }

    /// Turns the view around a point of it, without taking another room.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        decorated(
            by: StyleDecoration("turned", [.init("--turn", "\(angle.degrees.digits)deg")] + anchor.origin))
    }

    /// Shows the view some pixels further to the trailing edge and further down, without taking another room.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        decorated(by: "offset", "--offset", "\(x.length) \(y.length)")
    }
}

extension UnitPoint {
    /// Where what is turned or scaled stands still, unless it is the middle.
    var origin: [StyleDecoration.Value] {
        self == .center ? [] : [.init("--origin", "\((x * 100).digits)% \((y * 100).digits)%")]
    }
}

extension Binding {
    /// The binding itself: how a change shows is up to the views, see ``Animation``.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}
