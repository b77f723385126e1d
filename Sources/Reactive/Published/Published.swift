/// A property that publishes its changes.
///
/// The new value is sent *before* the property holds it, as in Combine; a new subscriber receives the present
/// value at once.
///
/// ```swift
/// final class LoginViewModel: ObservableObject {
///     @Published var username = ""
/// }
///
/// let viewModel = LoginViewModel()
/// let subscription = viewModel.$username.sink { print($0) }
/// ```
///
/// When a subscriber sets the property again while it is being told of a value, the later value is the one
/// that stays.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline let storage: Storage

    /// Makes a property that holds a value: what `@Published var name = ""` calls.
    @inlinable
    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// Makes a property that holds a value, in an initializer: `_name = Published(initialValue: "")`.
    @inlinable
    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    /// The value; setting it sends it first.
    @inlinable
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The publisher of this property, written `$name`.
    @inlinable
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set { _ = newValue }
    }
}

extension Published {
    /// Publishes the values of a property.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline let storage: Storage

        @inlinable
        init(storage: Storage) {
            self.storage = storage
        }

        @inlinable
        public func receive(subscriber: AnySubscriber<Value, Never>) {
            storage.attachReplaying(subscriber)
        }
    }
}
