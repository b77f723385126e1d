/// The bytes of all bodies that are in memory: those that are arriving, and those that have not been answered.
///
/// Where there is no room, the slowest of those who have had some time makes it: whoever sends quickly is soon gone, and
/// whoever dawdles keeps nobody else out.
struct BodyBudget<Client: AnyObject> {
    private var free: Int
    private var holders: [ObjectIdentifier: Holder] = [:]

    private struct Holder {
        let client: Client
        let began: Moment
        var bytes = 0
        var isArriving = true
    }

    /// What comes of asking for room.
    enum Outcome {
        case taken
        /// There is room because these have to go.
        case takenFrom([Client])
        case refused
    }

    /// How long everybody may take to show how quick they are, in milliseconds.
    private static var start: UInt64 { 2_000 }

    init(size: Int) { free = size }
}

extension BodyBudget {
    /// Makes room for bytes that have come, if those who are slow have it.
    mutating func take(_ count: Int, for client: Client, now: Moment) -> Outcome {
        var leaving: [Client] = []
        if free < count {
            var room = free
            for holder in dawdlers(besides: client, now: now) where room < count {
                room += holder.bytes
                leaving.append(holder.client)
            }
            guard room >= count else { return .refused }
            for client in leaving { end(client) }
        }
        free -= count
        holders[ObjectIdentifier(client), default: Holder(client: client, began: now)].bytes += count
        return leaving.isEmpty ? .taken : .takenFrom(leaving)
    }

    /// The body is whole: it stays until it is answered.
    mutating func finish(_ client: Client) { holders[ObjectIdentifier(client)]?.isArriving = false }

    /// The body is gone.
    mutating func end(_ client: Client) {
        free += holders.removeValue(forKey: ObjectIdentifier(client))?.bytes ?? 0
    }

    /// The slowest first.
    private func dawdlers(besides client: Client, now: Moment) -> [Holder] {
        holders.values
            .filter { $0.isArriving && $0.client !== client && age($0, now) >= Self.start }
            .sorted { rate($0, now) < rate($1, now) }
    }

    private func age(_ holder: Holder, _ now: Moment) -> UInt64 {
        now > holder.began ? now.milliseconds - holder.began.milliseconds : 0
    }

    private func rate(_ holder: Holder, _ now: Moment) -> Double {
        Double(holder.bytes) / Double(max(1, age(holder, now)))
    }
}
