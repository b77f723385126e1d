package import DOM

/// Two fingers that turn. By keyboard R turns clockwise, and back with the shift key.
///
/// See ``RotateGesture``, which is this for the types of Pinion.
public struct GeometricRotateGesture<G: Geometry>: PrimitiveGesture {
    /// How far it has turned.
    public struct Value: Equatable, Sendable {
        public let rotation: Angle
        /// How fast it turns, a second.
        public let velocity: Angle
        /// Where the middle of the fingers was in the view at the beginning: a share of its width and height.
        public let startAnchor: UnitPoint
        /// Where it was.
        public let startLocation: G.Point
        /// When it was told of.
        package let moment: Moment

        init?(_ numbers: [Double], at moment: Moment) {
            guard numbers.count == 6 else { return nil }
            rotation = .degrees(numbers[0])
            velocity = .degrees(numbers[1])
            startLocation = G.value(Point(x: numbers[2], y: numbers[3]))
            startAnchor = UnitPoint(x: numbers[4], y: numbers[5])
            self.moment = moment
        }
    }

    /// How far it has to turn to count.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        hub.add("turn:\(minimumAngleDelta.degrees.measure)") { phase, numbers in
            guard let value = Value(numbers, at: Moment.now) else { return tell(.cancelled) }
            tell(GesturePhase(phase, value))
        }
    }
}

/// Two fingers that turn.
public typealias RotateGesture = GeometricRotateGesture<PlainGeometry>

/// Two fingers that turn, of which only the angle is told.
public struct RotationGesture: PrimitiveGesture {
    /// How far it has turned.
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Angle>) -> Void) {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation).connect(to: hub, tell)
    }
}
