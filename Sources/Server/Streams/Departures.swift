import Glibc

/// Sockets that have had their last word and are listened to for a moment longer. Used on one thread only.
struct Departures {
    private var sockets: [UInt64: Departure] = [:]
    private var nextTicket = firstTicket

    private struct Departure {
        let socket: Int32
        let deadline: Moment
        var byteBudget = 8 << 20
    }

    /// Above every ticket that a stream can have in the life of a process.
    private static let firstTicket: UInt64 = 1 << 63
    private static let time = Duration.seconds(2)
}

extension Departures {
    var count: Int { sockets.count }

    /// When the first of them is given up; nil if there are none.
    var deadline: Moment? { sockets.values.map(\.deadline).min() }

    mutating func begin(_ newcomers: [Int32], in epoll: Epoll) {
        for socket in newcomers {
            Socket.endSending(socket)
            let ticket = nextTicket
            nextTicket += 1
            sockets[ticket] = Departure(socket: socket, deadline: Moment.now.after(Self.time))
            if !epoll.watch(socket, as: ticket, for: Epoll.readable | Epoll.hangUp, isNew: true) {
                end(ticket, in: epoll)
            }
        }
    }

    /// Reads what came for one of them; false if the ticket is not of this book.
    mutating func handle(_ ticket: UInt64, in epoll: Epoll) -> Bool {
        guard ticket >= Self.firstTicket else { return false }
        guard let departure = sockets[ticket] else { return true }
        if let count = Socket.discard(departure.socket), count <= departure.byteBudget {
            sockets[ticket]?.byteBudget -= count
        } else {
            end(ticket, in: epoll)
        }
        return true
    }

    mutating func giveUp(now: Moment, in epoll: Epoll) {
        for (ticket, departure) in sockets where departure.deadline <= now { end(ticket, in: epoll) }
    }

    mutating func endAll(in epoll: Epoll) {
        for ticket in sockets.keys { end(ticket, in: epoll) }
    }

    private mutating func end(_ ticket: UInt64, in epoll: Epoll) {
        guard let departure = sockets.removeValue(forKey: ticket) else { return }
        epoll.forget(departure.socket)
        close(departure.socket)
    }
}
