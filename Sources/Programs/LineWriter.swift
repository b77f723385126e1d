internal import Glibc
internal import Synchronization

/// Writes lines to a descriptor, and never waits for whoever reads them.
///
/// What there is no room for is dropped, counted, and told as soon as there is room. A reader who is gone ends nothing: the
/// signal that comes with it is taken back, whatever else the process does about signals.
package final class LineWriter: Sendable {
    private let descriptor: CInt
    private let state = Mutex(State())

    private struct State {
        /// How many lines have been lost since it was last said.
        var lost = 0
        /// Whether the last line is there in part only.
        var isCutShort = false
    }

    /// PIPE_BUF, which is a macro that Swift does not see.
    private static let piece = 4096

    package static let standardError = LineWriter(STDERR_FILENO)

    package init(_ descriptor: CInt) {
        self.descriptor = descriptor
    }
}

extension LineWriter {
    /// Writes some text, which ends a line or asks for one.
    package func write(_ text: String) {
        state.withLock { state in
            if state.lost > 0 || state.isCutShort {
                let end = state.isCutShort ? "\n" : ""
                guard put(end + "Nobody has read the log: \(state.lost) of its lines are lost.\n", &state)
                else {
                    state.lost += 1
                    return
                }
                state.lost = 0
            }
            if !put(text, &state) { state.lost += 1 }
        }
    }

    /// Writes text if there is room for all of it.
    private func put(_ text: String, _ state: inout State) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // Where a pipe says that it has room, this much can be written without waiting.
            let count = hasRoom ? rest.prefix(Self.piece).withUnsafeBytes(writeWithoutSignal) : 0
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
            state.isCutShort = !rest.isEmpty
        }
        return true
    }

    private var hasRoom: Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&watched, 1, 0) == 1 && watched.revents & Int16(POLLOUT) != 0
    }

    private func writeWithoutSignal(_ bytes: UnsafeRawBufferPointer) -> Int {
        BrokenPipe.withoutSignal { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }
}
