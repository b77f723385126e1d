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
/// publisher, too, and ``binding(_:)`` gives the two-way form of it that a form field edits.
///
/// The idea is John Sundell's, in "Bindable values in Swift".
public final class Bindable<Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @usableFromInline let broadcast = Broadcast<Value, Never>()
    @usableFromInline var latest: Value?
    /// How many objects are bound, those included that are gone and have not been missed yet.
    private var bound = 0
    private var limit = 16

    /// Makes one that holds nothing until ``update(with:)`` is called.
    public init() {}

    /// Makes one that holds a value.
    public init(_ value: Value) {
        latest = value
    }

    /// The latest value.
    @inlinable public var value: Value? { latest }

    /// Replaces the value and tells everyone who is bound to it.
    ///
    /// It can be called from inside a binding: everyone then hears both values, in order, and the last wins.
    /// It can be handed on as a function: `sync(then: user.update)`.
    @inlinable
    public func update(with value: Value) {
        let old = latest
        latest = value
        withExtendedLifetime(old) {}
        broadcast.send(value)
    }

    @inlinable
    public func receive(subscriber: AnySubscriber<Value, Never>) {
        if broadcast.attach(subscriber, joined: broadcast.accepted), let latest { subscriber.receive(latest) }
    }
}

extension Bindable {
    /// Keeps a property of an object equal to a property of the value.
    @inlinable
    public func bind<O: AnyObject, T>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, T>
    ) {
        bind(to: object) { object, value in object[keyPath: target] = value[keyPath: source] }
    }

    /// Keeps an optional property of an object equal to a property of the value.
    @inlinable
    public func bind<O: AnyObject, T>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, T?>
    ) {
        bind(to: object) { object, value in object[keyPath: target] = value[keyPath: source] }
    }

    /// Keeps a property of an object equal to what a closure makes of a property of the value.
    @inlinable
    public func bind<O: AnyObject, T, R>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, R>,
        transform: @escaping (T) -> R
    ) {
        bind(to: object) { object, value in object[keyPath: target] = transform(value[keyPath: source]) }
    }

    /// Keeps an optional property of an object equal to what a closure makes of a property of the value.
    @inlinable
    public func bind<O: AnyObject, T, R>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, R?>,
        transform: @escaping (T) -> R?
    ) {
        bind(to: object) { object, value in object[keyPath: target] = transform(value[keyPath: source]) }
    }

    @inlinable
    func bind<O: AnyObject>(to object: O, write: @escaping (O, Value) -> Void) {
        makeRoom()
        receive(subscriber: WeakTarget(object, write: write))
    }

    /// Every now and then, so that each binding pays a constant share: forgets the objects that are gone.
    @usableFromInline
    func makeRoom() {
        bound += 1
        guard bound > limit else { return }
        bound = broadcast.removeDeadTargets() + 1
        limit = Swift.max(16, 2 * bound)
    }
}
