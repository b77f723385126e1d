/// Why a database does not do what it is asked to, in words for people: each driver says which of these it is, and
/// nobody above it reads what the driver says in its own words.
public enum DatabaseTrouble: Hashable, Sendable, CaseIterable {
    /// It is not there, is being restarted, or the way to it is cut.
    case unreachable

    /// Somebody else keeps it from doing it, or it has too much to do.
    case busy

    /// The disk, or what may be used of it, is full.
    case full

    /// It is a copy that only follows another one, for the time being.
    case standby

    /// Nobody may change it from here.
    case readOnly

    /// What is in it cannot be read.
    case damaged

    /// Whatever else it does not do; a mistake in the program, most likely.
    case failure
}

extension DatabaseTrouble {
    /// Whether it is worth trying again: it passes without anything being entered or written differently.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .busy, .full, .standby: true
        case .readOnly, .damaged, .failure: false
        }
    }
}

extension DatabaseTrouble: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable: "the database cannot be reached"
        case .busy: "the database is busy"
        case .full: "the database has no room left"
        case .standby: "the database takes no changes at the moment"
        case .readOnly: "the database takes no changes"
        case .damaged: "the database is damaged"
        case .failure: "the database could not do this"
        }
    }
}
