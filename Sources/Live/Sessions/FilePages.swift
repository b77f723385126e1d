internal import Synchronization

/// The sessions with an open page that has a field for files, for the threads that read requests: what is large is taken
/// from nobody else.
package final class FilePages: Sendable {
    private let sessions = Mutex<Set<SessionID>>([])

    init() {}
}

extension FilePages {
    package func contains(_ session: SessionID) -> Bool {
        sessions.withLock { $0.contains(session) }
    }

    func note(_ session: SessionID, hasFields: Bool) {
        sessions.withLock { sessions in
            if hasFields { sessions.insert(session) } else { sessions.remove(session) }
        }
    }
}
