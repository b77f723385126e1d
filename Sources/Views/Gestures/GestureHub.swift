internal import DOM

/// What a view's gestures are connected to: it tells them what a browser says.
@MainActor
public final class GestureHub {
    /// What the browser looks for at each element: kinds with their measures.
    private(set) var kinds: [String] = []
    private var receivers: [@MainActor (GestureEventPhase, [Double]) -> Void] = []
    /// What gestures made of others keep while they are under way, in the order in which they are connected.
    private var states: [AnyObject] = []
    private var nextState = 0

    private let place: Place

    init(_ place: Place) {
        self.place = place
    }

    /// Connects a gesture in the place of the one before.
    func connect<T: Gesture>(_ gesture: T) {
        kinds = []
        receivers = []
        nextState = 0
        gesture.connect(to: self) { _ in }
    }

    /// Takes note of a gesture that the browser recognizes.
    ///
    /// - Parameters:
    ///   - kind: its name and its measures, with colons between them.
    ///   - receive: called with what happens.
    func add(_ kind: String, _ receive: @escaping @MainActor (GestureEventPhase, [Double]) -> Void) {
        kinds.append(kind)
        receivers.append(receive)
    }

    /// What a gesture keeps, which outlives the views that are made while it is under way.
    func state<State: AnyObject>(_ initial: @autoclosure () -> State) -> State {
        defer { nextState += 1 }
        if nextState < states.count, let known = states[nextState] as? State { return known }
        let fresh = initial()
        states.removeSubrange(nextState...)
        states.append(fresh)
        return fresh
    }

    /// A space as the browser's script reads it: that of the element itself, of the window, of what scrolls, or of an
    /// element around it that has a number.
    func name(of space: CoordinateSpace) -> String {
        switch space {
        case .local: "l"
        case .global: "w"
        case .named(let name) where name == AnyHashable(ScrollViewSpace()): "v"
        case .named(let name):
            switch place[NamedSpaceKey.self]?.find(name) {
            case .element(let number): "\(number)"
            default: "w"
            }
        }
    }

    func receive(_ event: GestureEvent) {
        guard receivers.indices.contains(event.gesture) else { return }
        receivers[event.gesture](event.phase, event.numbers)
    }

    /// Nothing is under way any more: the view cannot be used.
    func cancel() {
        for receive in receivers { receive(.cancelled, []) }
    }
}

/// How far something that a browser tells of has come.
typealias GestureEventPhase = GestureEvent.Phase
