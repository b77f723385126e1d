/// A mistake in the arguments or the environment that a program was started with, in one line.
package struct UsageError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
