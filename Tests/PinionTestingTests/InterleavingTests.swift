import DOM
import Testing

@testable import PinionTesting

/// However what people type, what the network does and what the server says follow one another: no key is lost, the
/// caret stays between the same characters, and both ends are equal at rest.
@MainActor
@Suite struct Interleavings {
    @Test(arguments: 0..<20)
    func loseNoKeyAndEndEqual(part: Int) async throws {
        for seed in part * 500..<(part + 1) * 500 {
            if let complaint = try await Interleaving(seed: UInt64(seed)).run() {
                Issue.record("seed \(seed): \(complaint)")
                return
            }
        }
    }
}
