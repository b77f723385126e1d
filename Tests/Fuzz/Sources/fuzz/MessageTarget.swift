@testable import Live

/// A message has no more fields than it may have, and none of them twice.
func fuzzMessage(_ input: [UInt8]) {
    guard let message = try? LiveMessage(input) else { return }
    precondition(message.fields.count <= LiveMessage.maximumFields)
    precondition(Set(message.fields.map(\.name)).count == message.fields.count)
    precondition(message.number ?? 0 >= 0 && message.seen >= 0)
}
