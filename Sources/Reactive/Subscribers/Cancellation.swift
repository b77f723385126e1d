/// A subscription that knows whether it has been cancelled, and can say so.
final class Cancellation: AnySubscription {
    private(set) var isCancelled = false
    private var subscription: AnySubscription?
    private var onCancel: (() -> Void)?

    init(_ subscription: AnySubscription?, onCancel: (() -> Void)? = nil) {
        self.subscription = subscription
        self.onCancel = onCancel
    }

    override func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        let (subscription, onCancel) = (self.subscription, self.onCancel)
        end()
        onCancel?()
        subscription?.cancel()
    }

    /// Cancels what is behind it on the operator's own account; the subscriber is still there.
    func cancelUpstream() {
        let subscription = self.subscription
        end()
        subscription?.cancel()
    }

    /// There is nothing left to cancel.
    func end() {
        subscription = nil
        onCancel = nil
    }
}
