/// Why nothing can be built or run, in one line.
struct Problem: Error, CustomStringConvertible, Equatable {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
