/// One subscriber's place in a ``Line``, and the subscription that it holds.
///
/// It knows its subscriber only as an object, so that nothing here is generic: making and moving links needs no
/// type metadata at run time. Only ``Broadcast`` makes links, and it knows what they hold.
@usableFromInline
final class Link: AnySubscription {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline var subscriber: AnyObject?
    @exclusivity(unchecked) @usableFromInline var next: Link?
    /// Of no meaning once the link is out of its line.
    @exclusivity(unchecked) @usableFromInline unowned(unsafe) var previous: Link?
    @exclusivity(unchecked) @usableFromInline unowned(unsafe) var line: Line?
    /// The number of the last value that was not meant for this subscriber.
    @exclusivity(unchecked) @usableFromInline var joined: Int

    @usableFromInline
    init(subscriber: AnyObject, line: Line, joined: Int) {
        self.subscriber = subscriber
        self.line = line
        self.joined = joined
        super.init()
    }

    @usableFromInline
    override func cancel() {
        let gone = subscriber
        subscriber = nil
        line?.remove(self)
        withExtendedLifetime(gone) {}
    }
}
