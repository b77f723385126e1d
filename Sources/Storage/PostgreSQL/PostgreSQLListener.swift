internal import Dispatch
internal import Glibc

/// Hears what other processes notify of, on a connection and a thread of its own.
final class PostgreSQLListener: Sendable {
    /// One of a pair of sockets: closing it ends the thread, which holds the other one.
    private let leash: CInt

    /// Returns when it listens.
    ///
    /// - Parameters:
    ///   - hear: takes what others say.
    ///   - resume: called when the connection was lost and is there again: something may have been missed.
    init(
        address: String, hear: @escaping @Sendable (String) -> Void, resume: @escaping @Sendable () -> Void
    ) async throws(StorageError) {
        var ends: [CInt] = [0, 0]
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .failed(String(cString: strerror(errno)))
        }
        leash = ends[1]
        let loop = Loop(address: address, leash: ends[0], hear: hear, resume: resume)
        let failure = await withCheckedContinuation { started in
            DispatchQueue(label: "pinion.listener").async {
                loop.run { started.resume(returning: $0) }
            }
        }
        if let failure { throw failure }
    }

    deinit {
        close(leash)
    }
}

/// What the thread does. It holds nothing of the listener, so that the listener can go.
private struct Loop: Sendable {
    let address: String
    let leash: CInt
    let hear: @Sendable (String) -> Void
    let resume: @Sendable () -> Void

    /// - Parameter report: told once whether it listens.
    func run(_ report: (StorageError?) -> Void) {
        defer { close(leash) }
        var connection: PostgreSQLHandle
        do throws(StorageError) {
            connection = try connect()
            report(nil)
        } catch {
            report(error)
            return
        }
        while true {
            guard listen(on: connection), let next = reconnect() else { return }
            connection = next
            resume()
        }
    }
}

extension Loop {
    private enum Event {
        case letGo
        case readable
        case quiet
    }

    /// The channel's name is computed where it is used by those who notify.
    private func connect() throws(StorageError) -> PostgreSQLHandle {
        let connection = try PostgreSQLHandle(address: address)
        try connection.execute(
            "DO $$ BEGIN EXECUTE 'LISTEN ' || quote_ident(\(Statement.changeChannel)); END $$")
        return connection
    }

    /// - Returns: `false` when the listener has gone, `true` when the connection has.
    private func listen(on connection: PostgreSQLHandle) -> Bool {
        while true {
            do throws(StorageError) {
                for notice in try connection.notices() { hear(notice) }
                switch wait(for: connection.socket, milliseconds: 30_000) {
                case .letGo: return false
                case .readable: break
                // A peer that has vanished says nothing for ever; so something is said to it.
                case .quiet: try connection.execute("SELECT 1")
                }
            } catch {
                return true
            }
        }
    }

    /// - Returns: `nil` when the listener has gone.
    private func reconnect() -> PostgreSQLHandle? {
        var pause: CInt = 50
        while wait(for: -1, milliseconds: pause) == .quiet {
            if let connection = try? connect() { return connection }
            pause = min(2 * pause, 5000)
        }
        return nil
    }

    /// - Parameter socket: what to wait for; a negative one is ignored.
    private func wait(for socket: CInt, milliseconds: CInt) -> Event {
        var descriptors = [
            pollfd(fd: leash, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        ]
        // A signal that interrupts it makes it look once more than needed.
        _ = poll(&descriptors, 2, milliseconds)
        if descriptors[0].revents != 0 { return .letGo }
        return descriptors[1].revents != 0 ? .readable : .quiet
    }
}
