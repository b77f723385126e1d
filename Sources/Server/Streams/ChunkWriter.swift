import Synchronization

/// Sends a body that is made while it is sent, in the chunks of HTTP/1.1, as fast as its reader takes it.
final class ChunkWriter: StreamListener {
    private let chunks: ByteChunks
    private let state = Mutex(State())

    private struct State {
        var work: Task<Void, Never>?
        var isFull = false
        var isClosed = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    init(_ chunks: ByteChunks) {
        self.chunks = chunks
    }

    /// Begins to send.
    func begin(_ stream: Stream) {
        let work = Task {
            do {
                for try await chunk in chunks where !chunk.isEmpty {
                    let size = Array("\(String(chunk.count, radix: 16))\r\n".utf8)
                    guard await send(size + chunk + [13, 10], on: stream) else { break }
                }
                if !Task.isCancelled { _ = await send(Array("0\r\n\r\n".utf8), on: stream) }
            } catch {
                // The end of the body is missing: its reader knows that this is not all.
            }
            stream.close()
        }
        let isLate = state.withLock { state in
            state.work = work
            return state.isClosed
        }
        if isLate { work.cancel() }
    }

    /// Returns false if nobody reads any more.
    private func send(_ bytes: [UInt8], on stream: Stream) async -> Bool {
        state.withLock { $0.isFull = true }
        if stream.send(bytes) {
            state.withLock { $0.isFull = false }
            return true
        }
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                guard state.isFull, !state.isClosed else { return true }
                state.waiting = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
        return state.withLock { !$0.isClosed }
    }

    func streamDidDrain(_ stream: Stream) {
        goOn { $0.isFull = false }
    }

    func streamDidClose(_ stream: Stream) {
        goOn { $0.isClosed = true }
        state.withLock { $0.work }?.cancel()
    }

    private func goOn(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
