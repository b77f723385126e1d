/// Something that somebody has changed: who, when, what, from where.
public struct LoggedAction: Identifiable, Hashable, Sendable {
    /// The number of the action; later ones have larger ones.
    public let id: Int64
    /// When, in seconds since 1970; the last time, if it was more than once.
    public let time: Int64
    /// Who, by the name that they had then.
    public let name: String
    /// What they did, as it follows a name: `followed`.
    public let action: String
    /// What they did it to, in words for people; empty if that goes without saying.
    public let subject: String
    /// Where they did it from, in digits; empty where that is not known.
    public let address: String
    /// How often, one after the other within ten minutes each.
    public let count: Int
}

extension LoggedAction: CustomStringConvertible {
    /// A sentence: `Ada followed Grace`.
    public var description: String { subject.isEmpty ? "\(name) \(action)" : "\(name) \(action) \(subject)" }
}
