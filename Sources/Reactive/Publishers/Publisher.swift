/// Something that sends values over time, and perhaps ends.
///
/// A publisher has no effect until someone subscribes. To make one of your own, wrap a subject, or implement
/// ``receive(subscriber:)``: hand the subscriber a ``Subscription`` first, then values, then at most one
/// completion.
///
/// ```swift
/// let names = PassthroughSubject<String, Never>()
/// let greeting = names.map { "Hello, \($0)" }.sink { print($0) }
/// names.send("Ada")
/// ```
///
/// The vocabulary is Combine's. Values are pushed: what is too slow to keep up is handled where it happens, at the
/// stream to the browser. Only before a ``Subscriber`` of one's own, which asks for values, do they wait.
///
/// A publisher that was written for Combine, with `receive(subscriber:)` for any ``Subscriber``, is one here, too; it
/// is asked for everything.
public protocol Publisher<Output, Failure> {
    /// The type of the values that are sent.
    associatedtype Output
    /// How it can end early; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call it through `subscribe(_:)` or, more often, `sink` and `assign`.
    func receive(subscriber: AnySubscriber<Output, Failure>)
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe(_ subscriber: AnySubscriber<Output, Failure>) {
        receive(subscriber: subscriber)
    }
}
