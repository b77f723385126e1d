internal import DOM

/// One press, or several quickly one after the other. By keyboard Enter presses.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void

    /// How many presses it takes.
    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Void>) -> Void) {
        hub.add("tap:\(max(count, 1)):l") { phase, _ in tell(GesturePhase(phase, ())) }
    }
}

/// A press that tells where it was. By keyboard Enter presses in the middle.
///
/// See ``SpatialTapGesture``, which is this for the types of Pinion.
public struct GeometricTapGesture<G: Geometry>: PrimitiveGesture {
    /// Where it was.
    public struct Value: Equatable, Sendable {
        public let location: G.Point
    }

    /// How many presses it takes.
    public var count: Int
    /// What its location is measured in.
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        hub.add("tap:\(max(count, 1)):\(hub.name(of: coordinateSpace))") { phase, numbers in
            guard numbers.count == 2 else { return tell(.cancelled) }
            let location = G.value(Point(x: numbers[0], y: numbers[1]))
            tell(GesturePhase(phase, Value(location: location)))
        }
    }
}

/// A press that tells where it was.
public typealias SpatialTapGesture = GeometricTapGesture<PlainGeometry>
