/// A property that publishes its changes.
///
/// The new value is sent *before* the property holds it, as in Combine; a new subscriber receives the present
/// value at once.
///
/// ```swift
/// final class LoginViewModel: ObservableObject {
///     @Published var username = ""
/// }
/// let subscription = viewModel.$username.sink { print($0) }
/// ```
///
/// When a subscriber sets the property again while it is being told of a value, the later value is the one
/// that stays.
@propertyWrapper
public struct Published<Value> {
    let storage: Storage

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The publisher of this property, written `$name`.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set { _ = newValue }
    }

    /// Publishes the values of a property.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive(subscriber: Subscriber<Value, Never>) {
            storage.attach(subscriber, replaying: storage.value)
        }
    }

    final class Storage: Broadcast<Value, Never> {
        private(set) var value: Value
        private var sets = 0
        /// The publisher of the object that has this property, once somebody has asked for it.
        var objectWillChange: ObservableObjectPublisher?
        /// The subscriptions that `assign(to:)` made; they end with the property.
        var assignments: [Subscription] = []

        init(_ value: Value) {
            self.value = value
        }

        deinit {
            for assignment in assignments { assignment.cancel() }
        }

        func set(_ newValue: Value) {
            objectWillChange?.send()
            guard hasSubscribers else {
                value = newValue
                return
            }
            sets &+= 1
            let number = sets
            send(newValue)
            // A subscriber may have set a newer value meanwhile: that one stays.
            if number == sets { value = newValue }
        }
    }
}
