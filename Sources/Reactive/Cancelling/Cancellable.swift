/// Something under way that can be called off.
public protocol Cancellable {
    /// Cancels it. No effect if it has been cancelled already.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, for example the `subscriptions` of a view controller.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
