import Synchronization
import Testing

@testable import Storage

@Suite("ReconnectBackoff")
struct ReconnectBackoffTests {
    @Test func aServerThatComesBackIsWaitedFor() throws {
        var pauses: [CUnsignedInt] = []
        var backoff = ReconnectBackoff(pause: { pauses.append($0) })
        var attempts = 0
        let answer = try backoff.connect { () throws(StorageError) in
            attempts += 1
            guard attempts == 3 else { throw .failed("starting up") }
            return "connected"
        }
        #expect(answer == "connected")
        #expect(pauses == [0, 50, 100])
    }

    @Test func oneThatStaysAwayIsAskedOncePerSecond() {
        let start = ContinuousClock.now
        var now = start
        var attempts = 0
        var backoff = ReconnectBackoff(now: { now }, pause: { _ in })
        func ask() -> String? {
            do throws(StorageError) {
                return try backoff.connect { () throws(StorageError) -> String in
                    attempts += 1
                    throw .failed("refused")
                }
            } catch {
                return error.description
            }
        }
        #expect(ask() == "refused")
        #expect(attempts == 6)
        now = start + .milliseconds(999)
        #expect(ask() == "refused")
        #expect(attempts == 6)
        now = start + .milliseconds(1000)
        #expect(ask() == "refused")
        #expect(attempts == 12)
    }
}
