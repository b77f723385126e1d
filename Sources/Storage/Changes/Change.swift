/// A change of the database: what to read again, not what it is now.
public struct Change: Hashable, Sendable {
    /// What kind of thing it is, in one word.
    package let topic: String

    /// The numbers of those things.
    package let numbers: [Int64]

    package init(_ topic: String, _ numbers: Int64...) {
        self.init(topic, numbers: numbers)
    }

    init(_ topic: String, numbers: [Int64]) {
        self.topic = topic
        self.numbers = numbers
    }
}

extension Change {
    /// Anything may have changed: changes were missed, or they were too many to be told.
    public static let everything = Change("everything")
}
