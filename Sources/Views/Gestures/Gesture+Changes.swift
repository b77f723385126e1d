extension Gesture {
    /// Does something when the gesture has changed.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value>
    where Value: Equatable {
        ChangedGesture(gesture: self, action: action)
    }

    /// Does something when the gesture was done.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
        FollowedGesture(gesture: self) { phase in
            if case .ended(let value) = phase { action(value) }
        }
    }

    /// Makes another value of what the gesture says.
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> some Gesture<T> {
        MappedGesture(gesture: self, transform: body)
    }

    /// Has a state follow the gesture while it is under way; then it is again what it was.
    ///
    /// ```swift
    /// @GestureState private var isPressed = false
    ///
    /// var press: some Gesture {
    ///     LongPressGesture().updating($isPressed) { isDown, state, _ in state = isDown }
    /// }
    /// ```
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that something follows.
private struct FollowedGesture<Base: Gesture>: PrimitiveGesture {
    typealias Value = Base.Value

    let gesture: Base
    let action: @MainActor (GesturePhase<Value>) -> Void

    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        gesture.connect(to: hub) {
            action($0)
            tell($0)
        }
    }
}

/// A gesture whose changes are told.
private struct ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
    typealias Value = Base.Value

    let gesture: Base
    let action: @MainActor (Value) -> Void

    /// The value that was told last.
    private final class Last {
        var value: Value?
    }

    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        let last = hub.state(Last())
        gesture.connect(to: hub) { phase in
            switch phase {
            case .changed(let value):
                if last.value != value {
                    last.value = value
                    action(value)
                }
            // A tap that is done has changed as well.
            case .ended(let value):
                if last.value == nil { action(value) }
                last.value = nil
            case .cancelled: last.value = nil
            }
            tell(phase)
        }
    }
}

private struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
    let gesture: Base
    let transform: @MainActor (Base.Value) -> Value

    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        gesture.connect(to: hub) { phase in
            switch phase {
            case .changed(let value): tell(.changed(transform(value)))
            case .ended(let value): tell(.ended(transform(value)))
            case .cancelled: tell(.cancelled)
            }
        }
    }
}

/// A gesture that a state follows.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    private let change: @MainActor (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        base.connect(to: hub) { phase in
            if case .changed(let value) = phase {
                state.update { change(value, &$0, &$1) }
                tell(phase)
            } else {
                tell(phase)
                state.reset()
            }
        }
    }
}
