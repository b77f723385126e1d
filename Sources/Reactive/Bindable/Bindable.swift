/// Holds the latest value, if any, and keeps every object that is bound to it up to date.
///
/// ```swift
/// let user = Bindable<User>()
/// user.bind(\.name, to: nameLabel, \.text)
/// user.bind(\.followersCount, to: countLabel, \.text, transform: String.init)
/// user.update(with: ada)
/// ```
///
/// A new binding receives the present value at once. Targets are held weakly: there is no `weak self` to
/// write and nothing to cancel, the binding of an object that is gone goes away by itself. A `Bindable` is a
/// publisher, too.
///
/// The idea is John Sundell's, in "Bindable values in Swift".
public final class Bindable<Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    private let broadcast = Broadcast<Value, Never>()

    /// The latest value.
    public private(set) var value: Value?

    /// Makes one that holds nothing until ``update(with:)`` is called.
    public init() {}

    /// Makes one that holds a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Replaces the value and tells everyone who is bound to it.
    ///
    /// It can be called from inside a binding: everyone then hears both values, in order, and the last wins.
    public func update(with value: Value) {
        self.value = value
        broadcast.send(value)
    }

    public func receive(subscriber: Subscriber<Value, Never>) {
        broadcast.attach(subscriber)
        if let value { subscriber.receive(value) }
    }
}

extension Bindable {
    /// Keeps a property of an object equal to a property of the value.
    public func bind<O: AnyObject, T>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, T>
    ) {
        bind(to: object) { object, value in object[keyPath: target] = value[keyPath: source] }
    }

    /// Keeps an optional property of an object equal to a property of the value.
    public func bind<O: AnyObject, T>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, T?>
    ) {
        bind(to: object) { object, value in object[keyPath: target] = value[keyPath: source] }
    }

    /// Keeps an optional property of an object equal to what a closure makes of a property of the value.
    public func bind<O: AnyObject, T, R>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, R?>,
        transform: @escaping (T) -> R?
    ) {
        bind(to: object) { object, value in object[keyPath: target] = transform(value[keyPath: source]) }
    }

    private func bind<O: AnyObject>(to object: O, write: @escaping (O, Value) -> Void) {
        receive(subscriber: WeakTarget(object, write: write))
    }
}

/// Writes to an object for as long as it lives.
private final class WeakTarget<O: AnyObject, Value>: Subscriber<Value, Never> {
    private weak var object: O?
    private let write: (O, Value) -> Void
    private var subscription: Subscription?

    init(_ object: O, write: @escaping (O, Value) -> Void) {
        self.object = object
        self.write = write
    }

    override func receive(subscription: Subscription) {
        self.subscription = subscription
    }

    override func receive(_ value: Value) {
        guard let object else {
            subscription?.cancel()
            subscription = nil
            return
        }
        write(object, value)
    }
}
