internal import JSON
package import Storage

extension Schema {
    /// The rules of alerts, and what they have told. A backup of before has none.
    package static let alerts = Schema(
        "alerts",
        [
            Migration(
                1,
                sqlite: """
                    CREATE TABLE alert_rules (
                        id TEXT PRIMARY KEY, place INTEGER NOT NULL, rule TEXT NOT NULL
                    ) STRICT;
                    CREATE TABLE alert_events (
                        id TEXT PRIMARY KEY, begun INTEGER NOT NULL, ended INTEGER, event TEXT NOT NULL
                    ) STRICT;
                    CREATE INDEX alert_events_begun ON alert_events (begun);
                    """,
                postgreSQL: """
                    CREATE TABLE alert_rules (
                        id TEXT PRIMARY KEY, place BIGINT NOT NULL, rule TEXT NOT NULL
                    );
                    CREATE TABLE alert_events (
                        id TEXT PRIMARY KEY, begun BIGINT NOT NULL, ended BIGINT, event TEXT NOT NULL
                    );
                    CREATE INDEX alert_events_begun ON alert_events (begun);
                    """)
        ], isInEveryBackup: false)
}

extension Statement {
    /// → id, rule
    static let alertRules = Statement(
        "alert_rules", isReading: true, "SELECT id, rule FROM alert_rules ORDER BY place, id")

    /// id, place, rule
    static let setAlertRule = Statement(
        "set_alert_rule",
        """
        INSERT INTO alert_rules (id, place, rule) VALUES ($1, $2, $3)
        ON CONFLICT (id) DO UPDATE SET place = excluded.place, rule = excluded.rule
        """)

    /// id
    static let removeAlertRule = Statement("remove_alert_rule", "DELETE FROM alert_rules WHERE id = $1")

    /// limit of those that have ended → id, begun, ended, event
    static let alertEvents = Statement(
        "alert_events", isReading: true,
        """
        SELECT id, begun, ended, event FROM alert_events WHERE ended IS NULL OR id IN (
            SELECT id FROM alert_events WHERE ended IS NOT NULL ORDER BY begun DESC, id LIMIT $1
        ) ORDER BY begun DESC, id
        """)

    /// id, begun, ended, event
    static let setAlertEvent = Statement(
        "set_alert_event",
        """
        INSERT INTO alert_events (id, begun, ended, event) VALUES ($1, $2, $3, $4)
        ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, event = excluded.event
        """)

    /// how many stay of those that have ended
    static let removeOldAlertEvents = Statement(
        "remove_old_alert_events",
        """
        DELETE FROM alert_events WHERE ended IS NOT NULL AND id NOT IN (
            SELECT id FROM alert_events WHERE ended IS NOT NULL ORDER BY begun DESC, id LIMIT $1
        )
        """)
}
