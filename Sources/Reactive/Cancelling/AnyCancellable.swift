/// Keeps a subscription alive, and cancels it when it goes away itself.
public final class AnyCancellable: Cancellable {
    @exclusivity(unchecked) @usableFromInline var target: (any Cancellable & AnyObject)?

    /// Calls a closure when this is cancelled or goes away.
    public init(_ cancel: @escaping () -> Void) {
        target = CancelClosure(cancel)
    }

    /// Cancels something else together with this.
    public init(_ canceller: some Cancellable) {
        if let object = canceller as? any Cancellable & AnyObject {
            target = object
        } else {
            target = CancelClosure(canceller.cancel)
        }
    }

    @inlinable
    init(object: any Cancellable & AnyObject) {
        target = object
    }

    @inlinable
    deinit {
        target?.cancel()
    }

    @inlinable
    public func cancel() {
        let target = self.target
        self.target = nil
        target?.cancel()
    }

    /// Keeps this in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

extension AnyCancellable: Hashable {
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
        one === other
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

private final class CancelClosure: Cancellable {
    private let closure: () -> Void

    init(_ closure: @escaping () -> Void) {
        self.closure = closure
    }

    func cancel() {
        closure()
    }
}
