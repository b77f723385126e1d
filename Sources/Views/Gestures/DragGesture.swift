package import DOM

/// A finger or a pointer that is held down and moves. By keyboard the arrow keys move, Enter lets go, Escape gives up.
///
/// See ``DragGesture``, which is this for the types of Pinion.
public struct GeometricDragGesture<G: Geometry>: PrimitiveGesture {
    /// Where it has come.
    public struct Value: Equatable, Sendable {
        /// Where it is.
        public let location: G.Point
        /// Where it began.
        public let startLocation: G.Point
        /// How far it has come.
        public let translation: G.Size
        /// How fast it is, in pixels a second.
        public let velocity: G.Size
        /// Where it would come to rest if it were let go of now.
        public let predictedEndLocation: G.Point
        /// How far it would have come then.
        public let predictedEndTranslation: G.Size
        /// When it was told of.
        package let moment: Moment

        /// - Parameter numbers: where it is, where it began, how fast it is.
        init?(_ numbers: [Double], at moment: Moment) {
            guard numbers.count == 6 else { return nil }
            let (x, y, fromX, fromY) = (numbers[0], numbers[1], numbers[2], numbers[3])
            // What is let go of goes on for a quarter of a second or so.
            let (onX, onY) = (numbers[4] / 4, numbers[5] / 4)
            location = G.value(Point(x: x, y: y))
            startLocation = G.value(Point(x: fromX, y: fromY))
            translation = G.value(Size(width: x - fromX, height: y - fromY))
            velocity = G.value(Size(width: numbers[4], height: numbers[5]))
            predictedEndLocation = G.value(Point(x: x + onX, y: y + onY))
            predictedEndTranslation = G.value(Size(width: x - fromX + onX, height: y - fromY + onY))
            self.moment = moment
        }

        public static func == (one: Value, other: Value) -> Bool {
            one.location == other.location && one.startLocation == other.startLocation
                && one.velocity == other.velocity
        }
    }

    /// How far it has to come to count, in pixels.
    public var minimumDistance: G.Length
    /// What its locations are measured in.
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: G.Length = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: G.Length = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        let distance = Double(minimumDistance).measure
        hub.add("drag:\(distance):\(hub.name(of: coordinateSpace))") { phase, numbers in
            guard let value = Value(numbers, at: Moment.now) else { return tell(.cancelled) }
            tell(GesturePhase(phase, value))
        }
    }
}

/// A finger or a pointer that is held down and moves.
public typealias DragGesture = GeometricDragGesture<PlainGeometry>

extension GesturePhase {
    /// The phase that a browser has told of.
    init(_ phase: GestureEventPhase, _ value: Value) {
        switch phase {
        case .changed: self = .changed(value)
        case .ended, .released: self = .ended(value)
        case .cancelled: self = .cancelled
        }
    }
}
