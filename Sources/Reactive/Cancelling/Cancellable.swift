/// Something under way that can be called off.
public protocol Cancellable {
    /// Calls it off; a second call does nothing.
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
