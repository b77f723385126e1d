package import Live
internal import Pinion
package import Server
internal import Synchronization

/// People whom a site knows by their sessions, without a database.
package final class Members: SessionKeeper {
    private let state = Mutex(State())

    private struct State {
        var users: [String: SignedInUser] = [:]
        var trouble: (any Error)?
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    package let secret = [UInt8](repeating: 7, count: 32)

    package func user(of request: Request) async throws -> SignedInUser? {
        guard let token = request.sessionToken else { return nil }
        return try await user(forSession: token)
    }

    package func user(forSession token: String, isUse: Bool) async throws -> SignedInUser? {
        await passGate()
        return try state.withLock { state in
            if let trouble = state.trouble { throw trouble }
            return state.users[token]
        }
    }

    package func checkReadiness() async throws {
        try state.withLock { if let trouble = $0.trouble { throw trouble } }
    }
}

extension Members {
    /// Knows somebody by a session.
    package func admit(_ user: SignedInUser, _ token: String) {
        state.withLock { $0.users[token] = user }
    }

    /// Answers nothing but an error from now on.
    package func fail(_ error: any Error) {
        state.withLock { $0.trouble = error }
    }

    /// Answers again.
    package func recover() {
        state.withLock { $0.trouble = nil }
    }

    /// Has whoever asks wait until ``release()``.
    package func hold() {
        state.withLock { $0.isHeld = true }
    }

    package func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    private func passGate() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isHeld { state.waiting.append(continuation) }
                return !state.isHeld
            }
            if isOpen { continuation.resume() }
        }
    }
}
