internal import Dispatch
public import Reactive

/// The way in which a change shows: with an animation, or at once.
///
/// ```swift
/// var transaction = Transaction(animation: .linear)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen = false }
/// ```
public struct Transaction: Hashable, Sendable {
    /// The animation; with `nil` the change shows at once.
    public var animation: Animation?
    /// Whether views with animations of their own show the change at once as well.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other, such as those of a finger that moves.
    public var isContinuous = false

    /// One that shows changes at once.
    public init() {}

    /// One that shows them with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

extension Transaction {
    /// The transaction of the function that is running, if there is one.
    @MainActor @exclusivity(unchecked) static var current: Transaction?

    /// Makes a transaction the present one; returns the one before. No effect where no page can be changed: on other
    /// threads than the main actor's.
    fileprivate static func begin(_ transaction: Transaction?) -> Transaction? {
        guard Evaluation.isOnMainActor else { return nil }
        return MainActor.assumeIsolated {
            let outer = current
            current = transaction
            return outer
        }
    }
}

/// Changes something, and has what changes on the page because of it do so with an animation.
///
/// ```swift
/// withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
/// ```
///
/// All that changes on a page in the same turn moves with it.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes something, with an animation, and does something when that is over.
///
/// The server counts the time; whether a browser has shown the animation, it does not know. What has no end is over at
/// once.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withTransaction(Transaction(animation: animation), body)
    AnimationClock.wait(animation?.wholeDuration ?? 0, then: completion)
    return result
}

/// Changes something in a way of its own.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.begin(transaction)
    defer { _ = Transaction.begin(outer) }
    return try body()
}

/// Changes something, in a transaction of which one value is another.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// When the animation is over.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing of it is left to be seen, which here is the same moment.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// The clock by which completions are called.
@MainActor
package enum AnimationClock {
    /// Tests give one of their own.
    package static var clock: any Clock<Duration> = ContinuousClock()

    static func wait(_ seconds: Double, then action: @escaping () -> Void) {
        let clock = clock
        Task { @MainActor in
            try? await clock.sleep(for: .seconds(seconds))
            action()
        }
    }
}

extension Binding {
    /// A binding whose changes show with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding {
        transaction(Transaction(animation: animation))
    }

    /// A binding whose changes show in a way of their own.
    public func transaction(_ transaction: Transaction) -> Binding {
        Binding(
            origin: origin,
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}
