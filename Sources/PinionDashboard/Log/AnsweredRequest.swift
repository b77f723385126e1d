/// A request that a site has answered, or an action of a page that it has carried out.
public struct AnsweredRequest: Identifiable, Sendable {
    /// Counted from 1 since the start of the program.
    public let id: Int
    /// When it was answered.
    public let moment: Moment
    /// The method of the request, or the name of the action.
    public let name: String
    /// Whether it is an action of a page.
    public let isAction: Bool
    /// The path of it, or of the page.
    public let path: String
    /// What it has in common with others that only have other values in their paths, `/people/:id` of `/people/5`; the path
    /// where there are none.
    public let pattern: String
    /// The status of the answer; nil for an action.
    public let status: Int?
    /// The bytes of the answer, its head aside, as they are sent; nil for an action, and for an answer that is still being
    /// made when it begins, as streams are: it is told then, not when it ends.
    public let byteCount: Int?
    /// How long it took.
    public let duration: Duration

    /// Nil if the entry tells of something else.
    init?(_ entry: LogEntry, id: Int, at moment: Moment) {
        guard entry.message == "request" || entry.message == "action" else { return nil }
        let values = Dictionary(entry.metadata.map { ($0.name, $0.value) }) { first, _ in first }
        isAction = entry.message == "action"
        guard let name = values[isAction ? "action" : "method"], let path = values["path"],
            let milliseconds = values["milliseconds"].flatMap({ Double($0) }), milliseconds.isFinite
        else { return nil }
        self.id = id
        self.moment = moment
        self.name = name
        self.path = path
        pattern = values["pattern"] ?? path
        status = values["status"].flatMap { Int($0) }
        byteCount = values["bytes"].flatMap { Int($0) }
        duration = .microseconds(Int64(min(max(milliseconds, 0), 1e12) * 1_000))
    }

    /// What it takes in memory, roughly.
    var memory: Int { path.utf8.count + pattern.utf8.count + name.utf8.count + 160 }
}

extension AnsweredRequest: Equatable {
    /// Whether they have the same number: there is no other with it.
    public static func == (one: AnsweredRequest, other: AnsweredRequest) -> Bool { one.id == other.id }
}
