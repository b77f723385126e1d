internal import DOM

/// A finger or a pointer that is held down for a while. By keyboard Enter is held, or pressed where it does nothing
/// else.
public struct LongPressGesture: PrimitiveGesture {
    /// Whether it is held.
    public typealias Value = Bool

    /// How long it has to be held, in seconds.
    public var minimumDuration: Double
    /// How far it may move meanwhile, in pixels.
    public var maximumDistance: Double

    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Bool>) -> Void) {
        hub.add("hold:\((minimumDuration * 1000).measure):\(maximumDistance.measure)") { phase, _ in
            switch phase {
            case .changed: tell(.changed(true))
            case .ended: tell(.ended(true))
            case .cancelled: tell(.cancelled)
            case .released: break
            }
        }
    }
}

/// The same, for those who follow the finger as well: true when it comes down, false when it goes.
struct PressGesture: PrimitiveGesture {
    let minimumDuration: Double
    let maximumDistance: Double
    let onPress: (@MainActor (Bool) -> Void)?

    private final class State {
        var isDown = false
    }

    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Bool>) -> Void) {
        let state = hub.state(State())
        func press(_ isDown: Bool) {
            guard state.isDown != isDown else { return }
            state.isDown = isDown
            onPress?(isDown)
        }
        hub.add("hold:\((minimumDuration * 1000).measure):\(maximumDistance.measure)") { phase, _ in
            switch phase {
            case .changed:
                press(true)
                tell(.changed(true))
            case .ended: tell(.ended(true))
            case .cancelled:
                press(false)
                tell(.cancelled)
            case .released: press(false)
            }
        }
    }
}

extension Double {
    /// The number as a measure of a gesture: from 0 to a million.
    var measure: String { (isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e6)).digits }
}
