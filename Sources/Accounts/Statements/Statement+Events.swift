internal import Storage

extension Statement {
    /// period, kind, name, address, 1 for an attempt, when, how often
    static let insertEvent = Statement(
        "insert_event", isRepeatable: false,
        """
        INSERT INTO security_events (period, kind, name, address, is_attempt, begun, latest, times)
        VALUES ($1, $2, $3, $4, $5, $6, $6, $7)
        ON CONFLICT (period, kind, name, address)
        DO UPDATE SET latest = excluded.latest, times = security_events.times + excluded.times
        """)

    /// how many → number, kind, name, address, begun, latest, times
    static let events = Statement(
        "events",
        """
        SELECT id, kind, name, address, begun, latest, times FROM security_events ORDER BY latest DESC, id DESC LIMIT $1
        """)

    /// when
    static let removeEventsBefore = Statement(
        "remove_events_before", "DELETE FROM security_events WHERE latest < $1")

    /// 1 for attempts, how many stay
    static let removeSurplusEvents = Statement(
        "remove_surplus_events",
        """
        DELETE FROM security_events WHERE is_attempt = $1 AND id NOT IN (
            SELECT id FROM security_events WHERE is_attempt = $1 ORDER BY latest DESC, id DESC LIMIT $2)
        """)

    /// number → name
    static let userName = Statement("user_name", "SELECT name FROM users WHERE id = $1")
}
