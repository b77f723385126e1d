import Glibc
import Synchronization

/// How many bytes have gone through a relay, which the inner socket itself does not count.
final class Traffic: Sendable {
    private let counts = Mutex((received: 0, sent: 0))

    /// The bytes that have come from the client.
    var received: Int { counts.withLock { $0.received } }

    /// The bytes that were written to the client on an inner socket, those included that still lie there.
    func sent(on socket: Int32) -> Int {
        counts.withLock { $0.sent + Socket.unread(socket) }
    }

    func noteReceived(_ count: Int) { counts.withLock { $0.received += count } }

    /// Takes what was written for the client: nil if there is nothing yet, 0 at the end.
    func take(from socket: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        counts.withLock { counts in
            while true {
                let count = recv(socket, buffer.baseAddress, buffer.count, Socket.dontWait)
                if count < 0, errno == EINTR { continue }
                if count < 0 { return errno == EAGAIN ? nil : 0 }
                counts.sent += count
                return count
            }
        }
    }
}
