/// Why a message could not be read.
package struct MessageError: Error, Sendable, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
