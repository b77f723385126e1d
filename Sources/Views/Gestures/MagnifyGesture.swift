package import DOM

/// Two fingers that go apart or together. By keyboard + and − magnify; a wheel does so with the control key held.
///
/// See ``MagnifyGesture``, which is this for the types of Pinion.
public struct GeometricMagnifyGesture<G: Geometry>: PrimitiveGesture {
    /// How much it has magnified.
    public struct Value: Equatable, Sendable {
        /// So many times.
        public let magnification: G.Length
        /// How fast that grows, in times a second.
        public let velocity: G.Length
        /// Where the middle of the fingers was in the view at the beginning: a share of its width and height.
        public let startAnchor: UnitPoint
        /// Where it was.
        public let startLocation: G.Point
        /// When it was told of.
        package let moment: Moment

        init?(_ numbers: [Double], at moment: Moment) {
            // No fingers go so far apart.
            guard numbers.count == 6, (0.001...1_000).contains(numbers[0]) else { return nil }
            magnification = G.Length(numbers[0])
            velocity = G.Length(numbers[1])
            startLocation = G.value(Point(x: numbers[2], y: numbers[3]))
            startAnchor = UnitPoint(x: numbers[4], y: numbers[5])
            self.moment = moment
        }
    }

    /// By how much it has to differ from 1 to count.
    public var minimumScaleDelta: G.Length

    public init(minimumScaleDelta: G.Length = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        hub.add("pinch:\(Double(minimumScaleDelta).measure)") { phase, numbers in
            guard let value = Value(numbers, at: Moment.now) else { return tell(.cancelled) }
            tell(GesturePhase(phase, value))
        }
    }
}

/// Two fingers that go apart or together.
public typealias MagnifyGesture = GeometricMagnifyGesture<PlainGeometry>

/// Two fingers that go apart or together, of which only the magnification is told.
public struct GeometricMagnificationGesture<G: Geometry>: PrimitiveGesture {
    /// So many times.
    public typealias Value = G.Length

    public var minimumScaleDelta: G.Length

    public init(minimumScaleDelta: G.Length = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<G.Length>) -> Void) {
        GeometricMagnifyGesture<G>(minimumScaleDelta: minimumScaleDelta)
            .map(\.magnification).connect(to: hub, tell)
    }
}

/// Two fingers that go apart or together, of which only the magnification is told.
public typealias MagnificationGesture = GeometricMagnificationGesture<PlainGeometry>
