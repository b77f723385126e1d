/// The handle that a publisher gives its subscriber, which asks it for values, or cancels it.
public protocol Subscription: Cancellable, AnyObject, CustomCombineIdentifierConvertible {
    /// Asks for this many values, beyond those asked for before.
    func request(_ demand: Subscribers.Demand)
}
