import Synchronization

/// A stream whose frames somebody else sends: another server, which takes them as the body of an answer.
// What it has is constant, or under the lock.
final class BodyStream: Stream, @unchecked Sendable {
    /// How many bytes are kept for a reader that is slow.
    private static let room = 65_536

    private let listener: any StreamListener
    private let state = Mutex(State())

    private struct State {
        var bytes: [UInt8] = []
        var isFull = false
        var isClosed = false
        var hasToldEnd = false
        var reader: CheckedContinuation<[UInt8]?, Never>?
    }

    init(listener: any StreamListener) {
        self.listener = listener
    }

    @discardableResult
    override func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let (reader, isOpen) = state.withLock { state -> (CheckedContinuation<[UInt8]?, Never>?, Bool) in
            guard !state.isClosed, !state.isFull else { return (nil, false) }
            if let reader = state.reader {
                state.reader = nil
                return (reader, true)
            }
            state.bytes.append(contentsOf: bytes)
            state.isFull = state.bytes.count >= Self.room
            return (nil, !state.isFull)
        }
        reader?.resume(returning: Array(bytes))
        return isOpen
    }

    override func close() {
        let reader = state.withLock { state in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
        tellEnd()
    }

    private func tellEnd() {
        let isFirst = state.withLock { state in
            defer { state.hasToldEnd = true }
            return !state.hasToldEnd
        }
        if isFirst { listener.streamDidClose(self) }
    }
}

extension BodyStream {
    /// What has been sent, as it comes; the stream ends when nobody holds this any more.
    var chunks: ByteChunks {
        let reading = Reading(self)
        return ByteChunks { { await reading.next() } }
    }

    fileprivate func next() async -> [UInt8]? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                var hasDrained = false
                let answer: [UInt8]?? = state.withLock { state in
                    if !state.bytes.isEmpty {
                        defer { state.bytes = [] }
                        (hasDrained, state.isFull) = (state.isFull, false)
                        return .some(state.bytes)
                    }
                    guard !state.isClosed, state.reader == nil else { return .some(nil) }
                    state.reader = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
                if hasDrained { listener.streamDidDrain(self) }
            }
        } onCancel: {
            close()
        }
    }
}

/// Ends a stream when its reader is gone.
private final class Reading: Sendable {
    private let stream: BodyStream

    init(_ stream: BodyStream) {
        self.stream = stream
    }

    deinit { stream.close() }

    func next() async -> [UInt8]? { await stream.next() }
}
