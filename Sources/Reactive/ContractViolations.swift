// What a program may not do. These stop it, with the words that help to put it right; nothing that comes from
// outside a program leads here.

func bindingBeforeFirstValue(_ keyPath: AnyKeyPath) -> Never {
    preconditionFailure(
        "binding(\(keyPath)) of a Bindable that holds nothing yet: use binding(_:default:), or update it first."
    )
}

func negativeDemand(_ count: Int) -> Never {
    preconditionFailure("A subscriber asks for \(count) values: a demand is not less than 0.")
}

func countBelowOne(_ operation: String, _ count: Int) -> Never {
    preconditionFailure("\(operation) of \(count) values: there has to be at least 1.")
}

func negativeCount(_ operation: String, _ count: Int) -> Never {
    preconditionFailure("\(operation) of \(count) values: a count is not less than 0.")
}

func failureRuledOut(_ prefix: String, _ error: any Error, _ file: StaticString, _ line: UInt) -> Never {
    preconditionFailure("\(prefix)assertNoFailure: \(error)", file: file, line: line)
}

func recordedAfterTheEnd() -> Never {
    preconditionFailure("A recording has ended: nothing can follow what came with its completion.")
}
