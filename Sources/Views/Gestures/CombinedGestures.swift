/// Two gestures that may be under way at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What each of them says, as long as it does.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class State {
        var value = Value()
        /// Whether each is under way.
        var isFirst = false
        var isSecond = false
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        let state = hub.state(State())
        first.connect(to: hub) { phase in
            if let value = phase.value { state.value.first = value }
            state.isFirst = phase.isUnderWay
            Self.tell(state, isCancelled: phase.isCancelled, tell)
        }
        second.connect(to: hub) { phase in
            if let value = phase.value { state.value.second = value }
            state.isSecond = phase.isUnderWay
            Self.tell(state, isCancelled: phase.isCancelled, tell)
        }
    }

    private static func tell(
        _ state: State, isCancelled: Bool, _ tell: @MainActor (GesturePhase<Value>) -> Void
    ) {
        if state.isFirst || state.isSecond { return tell(.changed(state.value)) }
        let value = state.value
        state.value = Value()
        if isCancelled, value.first == nil || value.second == nil {
            tell(.cancelled)
        } else {
            tell(.ended(value))
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that is followed by another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// Which of them is under way.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The first was done, and the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class State {
        var done: First.Value?
        /// Whether the second has begun.
        var isSecond = false
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        let state = hub.state(State())
        first.connect(to: hub) { phase in
            switch phase {
            case .changed(let value): if state.done == nil { tell(.changed(.first(value))) }
            case .ended(let value):
                state.done = value
                tell(.changed(.second(value, nil)))
            case .cancelled:
                // A finger that has been held and lets go without the second has done nothing.
                guard !state.isSecond else { return }
                state.done = nil
                tell(.cancelled)
            }
        }
        second.connect(to: hub) { phase in
            guard let done = state.done else { return }
            switch phase {
            case .changed(let value):
                state.isSecond = true
                tell(.changed(.second(done, value)))
            case .ended(let value):
                state.done = nil
                state.isSecond = false
                tell(.ended(.second(done, value)))
            case .cancelled:
                state.done = nil
                state.isSecond = false
                tell(.cancelled)
            }
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the one that begins first counts.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// Which of them it is.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class State {
        /// Which one is under way: 0 for none.
        var winner = 0
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        let state = hub.state(State())
        func compete(_ phase: GesturePhase<Value>, as number: Int) {
            guard state.winner == 0 || state.winner == number else { return }
            state.winner = phase.isUnderWay ? number : 0
            tell(phase)
        }
        first.connect(to: hub) { compete($0.map { .first($0) }, as: 1) }
        second.connect(to: hub) { compete($0.map { .second($0) }, as: 2) }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension GesturePhase {
    fileprivate var value: Value? {
        switch self {
        case .changed(let value), .ended(let value): value
        case .cancelled: nil
        }
    }

    fileprivate var isUnderWay: Bool { if case .changed = self { true } else { false } }

    fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }

    fileprivate func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

extension Gesture {
    /// This gesture and another one, at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or else another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
