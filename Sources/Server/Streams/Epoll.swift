import CEpoll
import Glibc

/// An epoll set and the descriptor that wakes whoever waits on it.
struct Epoll: Sendable {
    private let set: Int32
    private let bell: Int32

    static let hangUp = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue
    /// Both sides have ended, or the descriptor has an error; told unasked.
    static let broken = EPOLLHUP.rawValue | EPOLLERR.rawValue
    static let readable = EPOLLIN.rawValue
    static let writable = EPOLLOUT.rawValue
    /// Only one of those who watch the same descriptor is woken.
    static let exclusive: UInt32 = 1 << 28
    private static let bellTicket = UInt64.max

    init() throws(ServerError) {
        set = epoll_create1(Int32(EPOLL_CLOEXEC))
        bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard set >= 0, bell >= 0 else { throw .system(call: "epoll_create1", reason: lastSystemError()) }
        // Each time that it rings is told, those between two waits together: its count is never read, and never full.
        watch(bell, as: Self.bellTicket, for: Self.readable | EPOLLET.rawValue, isNew: true)
    }
}

extension Epoll {
    /// Begins or changes the watch over a descriptor; `ticket` comes back with its events.
    @discardableResult
    func watch(_ descriptor: Int32, as ticket: UInt64, for events: UInt32, isNew: Bool) -> Bool {
        var event = epoll_event(events: events, data: epoll_data_t(u64: ticket))
        return epoll_ctl(set, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event) == 0
    }

    func forget(_ descriptor: Int32) {
        var event = epoll_event()
        epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &event)
    }

    /// Waits for events and hands them over: tickets and what happened.
    func wait(milliseconds: Int32, _ visit: (_ ticket: UInt64, _ events: UInt32) -> Void) {
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 256) { buffer in
            let count = epoll_wait(set, buffer.baseAddress, Int32(buffer.count), milliseconds)
            for event in buffer.prefix(Int(max(0, count))) {
                if event.data.u64 != Self.bellTicket { visit(event.data.u64, event.events) }
            }
        }
    }

    /// Ends a wait, from any thread.
    func ring() {
        var one: UInt64 = 1
        _ = write(bell, &one, MemoryLayout<UInt64>.size)
    }

    func close() {
        Glibc.close(set)
        Glibc.close(bell)
    }
}

/// What the last failed system call of this thread had to say.
func lastSystemError() -> String { String(cString: strerror(errno)) }
