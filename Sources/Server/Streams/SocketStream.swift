import Glibc
import Synchronization

/// A stream that is a socket of our own.
// What it has is constant, or under the lock.
final class SocketStream: Stream, @unchecked Sendable {
    /// A number that no other stream of this server has.
    let id: UInt64

    let peer: PeerAddress.Key
    private let loop: StreamLoop
    private let listener: any StreamListener
    private let state: Mutex<State>

    private struct State {
        /// -1 after the end. Only ever used or closed under the lock, so that it is never somebody else's.
        var socket: Int32
        var isFull = false
        var rest: [UInt8] = []
    }

    init(id: UInt64, socket: Int32, peer: PeerAddress.Key, loop: StreamLoop, listener: any StreamListener) {
        self.id = id
        self.peer = peer
        self.loop = loop
        self.listener = listener
        state = Mutex(State(socket: socket))
    }

    /// Sends one frame with one system call that never waits.
    @discardableResult
    override func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard state.socket >= 0, !state.isFull else { return false }
            guard bytes.count > 0 else { return true }
            let sent = Socket.send(state.socket, bytes)
            guard sent != bytes.count else { return true }
            state.rest = Array(bytes[max(0, sent)...])
            state.isFull = true
            loop.watch(state.socket, as: id, writability: true)
            return false
        }
    }

    /// Ends the stream. What the socket takes of a frame's rest is still sent.
    override func close() { end(sendingRest: true) }
}

extension SocketStream {
    /// The socket takes bytes again.
    func drain() {
        let isDrained = state.withLock { state in
            guard state.socket >= 0, state.isFull else { return false }
            let sent = state.rest.withUnsafeBytes { Socket.send(state.socket, $0) }
            guard sent == state.rest.count else {
                state.rest.removeFirst(max(0, sent))
                return false
            }
            state.rest = []
            state.isFull = false
            loop.watch(state.socket, as: id, writability: false)
            return true
        }
        if isDrained { listener.streamDidDrain(self) }
    }

    /// The peer has gone.
    func hangUp() { end(sendingRest: false) }

    /// Tells the listener; the loop does so once, after the socket was closed.
    func tellClosed() { listener.streamDidClose(self) }

    private func end(sendingRest: Bool) {
        let hasEnded = state.withLock { state in
            guard state.socket >= 0 else { return false }
            if sendingRest, state.isFull { state.rest.withUnsafeBytes { _ = Socket.send(state.socket, $0) } }
            loop.forget(state.socket)
            Glibc.close(state.socket)
            state = State(socket: -1)
            return true
        }
        if hasEnded { loop.retire(self) }
    }
}
