import CMicrohttpd
import Glibc

/// Accepts connections on a listening socket and hands them to libmicrohttpd, as far as there is room for them.
///
/// libmicrohttpd's own accepting ends where descriptors do, and begins again only when one of its connections ends: where
/// streams have them all, that is never. Used on one thread only.
struct Acceptor {
    private let listener: Int32
    private let core: ServerCore
    private let loop: SendingLoop
    /// When it is tried again, if there were no descriptors.
    private var pause: Moment?

    /// How long nobody is let in when there are no descriptors.
    private static let pauseTime = Duration.milliseconds(100)
    /// How many are let in before those who are there have their turn.
    private static let turn = 64

    init(listener: Int32, loop: SendingLoop) {
        self.listener = listener
        self.loop = loop
        core = loop.core
        // Several threads share it: who comes too late must not wait for the next one.
        _ = fcntl(listener, F_SETFL, fcntl(listener, F_GETFL) | O_NONBLOCK)
    }
}

extension Acceptor {
    func begin(as ticket: UInt64, in epoll: Epoll) {
        epoll.watch(listener, as: ticket, for: Epoll.readable | Epoll.exclusive, isNew: true)
    }

    /// Lets in who waits.
    mutating func accept(into daemon: OpaquePointer, _ epoll: Epoll) {
        for _ in 0..<Self.turn {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let socket = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    pinion_accept(listener, $0, &length)
                }
            }
            guard socket >= 0 else {
                switch errno {
                case EMFILE, ENFILE, ENOBUFS, ENOMEM: rest(in: epoll)
                case ECONNABORTED, EINTR: continue
                default: break
                }
                return
            }
            admit(socket, address, length, into: daemon)
        }
    }

    /// Goes on after a pause, if it is over.
    mutating func resume(now: Moment, as ticket: UInt64, in epoll: Epoll) {
        guard let pause, pause <= now else { return }
        self.pause = nil
        begin(as: ticket, in: epoll)
    }

    /// When a pause is over, in milliseconds; nil if there is none.
    var timeUntilWork: Int32? { pause.map { Int32(clamping: $0.since(.now).wholeMilliseconds + 1) } }

    func close() { Glibc.close(listener) }

    private mutating func rest(in epoll: Epoll) {
        if pause == nil { core.log("no descriptors are left for further connections") }
        epoll.forget(listener)
        pause = Moment.now.after(Self.pauseTime)
    }

    private func admit(
        _ socket: Int32, _ address: sockaddr_storage, _ length: socklen_t, into daemon: OpaquePointer
    ) {
        let key = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { PeerAddress($0).key }
        }
        // Even to be refused in peace takes a descriptor for a moment.
        guard !core.roster.isCrowded(for: key) else {
            // With TLS there are no keys yet to say it with.
            if let refusal = Roster.Admission.tooMany.refusal, !loop.isSecure {
                LastWords.say(refusal.json, on: socket)
            }
            Glibc.close(socket)
            return
        }
        guard let socket = loop.relay(socket) else { return }
        // It closes the socket if it does not take it.
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = MHD_add_connection(daemon, socket, $0, length)
            }
        }
    }
}
