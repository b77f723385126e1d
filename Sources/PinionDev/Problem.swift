/// Why nothing can be built or run, in one line.
struct Problem: Error, CustomStringConvertible, Equatable {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What is wrong with the way in which `pinion-dev` was started.
struct UsageError: Error, CustomStringConvertible, Equatable {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
