extension DatabaseTrouble {
    /// What one of PostgreSQL's codes means; without a code it is libpq that says something, of the connection.
    init(sqlState: String) {
        switch sqlState {
        case "": self = .unreachable
        case "53100": self = .full
        case "25006": self = .standby
        case "42501": self = .readOnly
        // Serialization, deadlock, a lock that is not available, a time limit.
        case "40001", "40P01", "55P03", "57014": self = .busy
        default:
            self =
                switch sqlState.prefix(2) {
                // The connection; an operator; the system below.
                case "08", "57", "58": .unreachable
                case "53": .busy
                case "XX": sqlState == "XX000" ? .failure : .damaged
                default: .failure
                }
        }
    }
}
