/// A value that follows a gesture, and is what it was again when that is over.
///
/// ```swift
/// @GestureState private var translation = Size.zero
///
/// var drag: some Gesture {
///     DragGesture().updating($translation) { value, state, _ in state = value.translation }
/// }
/// ```
@MainActor
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let onReset: (@MainActor (Value, inout Transaction) -> Void)?
    private var location: Location?

    public init(wrappedValue: Value) {
        initial = wrappedValue
        onReset = nil
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A value that goes back in a way of its own.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        onReset = { _, transaction in transaction = resetTransaction }
    }

    /// A value that goes back in a way of its own.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A value that goes back in a way that depends on what it has been.
    public init(wrappedValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        onReset = reset
    }

    /// The value.
    public var wrappedValue: Value { location?.read() ?? initial }

    /// What ``Gesture/updating(_:body:)`` takes.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, label: String) {
        let kept = slot as? Location ?? Location(initial)
        slot = kept
        location = kept
    }

    /// The initial value counts only once.
    package func isSame(as other: GestureState) -> Bool { true }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction()
        change(&value, &transaction)
        location.write(value, transaction)
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        onReset?(location.value, &transaction)
        location.write(initial, transaction)
    }

    /// The storage of the value.
    final class Location: Reading {
        private(set) var value: Value

        init(_ value: Value) {
            self.value = value
        }

        func read() -> Value {
            noteRead()
            return value
        }

        func write(_ new: Value, _ transaction: Transaction) {
            if isEqual(value, new) { return }
            value = new
            // What is around it may have an animation of its own.
            if transaction == Transaction() { return noteChange() }
            withTransaction(transaction) { noteChange() }
        }
    }
}
