@testable import JSON

/// What is read is written so that it is read again as the same.
func fuzzJSON(_ input: [UInt8]) {
    guard let value = try? JSON(parsing: input) else { return }
    let text = value.bytes
    guard let again = try? JSON(parsing: text) else { preconditionFailure("it cannot read what it writes") }
    precondition(again.bytes == text)
}
