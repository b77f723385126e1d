public import Foundation
public import Reactive

extension NotificationCenter {
    /// Sends the notifications of a name, of one object or of all.
    ///
    /// Those that are posted on the main actor are sent at once, others as soon as it has a turn.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object that they are about; nil for any.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive(subscriber: Reactive.AnySubscriber<Notification, Never>) {
            let posted = Posted(subscriber, center: center)
            subscriber.receive(subscription: posted)
            posted.observe(name, of: object)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.center === other.center && one.name == other.name && one.object === other.object
    }
}

/// The place of a subscriber in a center.
private final class Posted: AnySubscription {
    private var downstream: Reactive.AnySubscriber<Notification, Never>?
    private let center: NotificationCenter
    private var observer: (any NSObjectProtocol)?

    init(_ downstream: Reactive.AnySubscriber<Notification, Never>, center: NotificationCenter) {
        self.downstream = downstream
        self.center = center
    }

    func observe(_ name: Notification.Name, of object: AnyObject?) {
        guard downstream != nil else { return }
        // Looked at on the main actor alone.
        nonisolated(unsafe) weak let posted = self
        observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
            // Handed over to the main actor by whoever posts it.
            nonisolated(unsafe) let notification = notification
            MainTurn.runHere { posted?.downstream?.receive(notification) }
        }
    }

    override func cancel() {
        downstream = nil
        if let observer { center.removeObserver(observer) }
        observer = nil
    }

    deinit {
        if let observer { center.removeObserver(observer) }
    }
}
