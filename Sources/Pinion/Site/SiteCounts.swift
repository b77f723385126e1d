/// What has happened since the start, for `/metrics`.
struct SiteCounts {
    var requests = 0
    var messages = 0
    var slowTurns = 0
}

extension Site {
    /// The figures in Prometheus' text format.
    var metrics: String {
        let census = sessions.census
        return """
            # TYPE pinion_sessions gauge
            pinion_sessions \(census.sessions)
            # TYPE pinion_pages gauge
            pinion_pages \(census.pages)
            # TYPE pinion_streams gauge
            pinion_streams \(census.streams)
            # TYPE pinion_requests_total counter
            pinion_requests_total \(counts.requests)
            # TYPE pinion_messages_total counter
            pinion_messages_total \(counts.messages)
            # TYPE pinion_slow_turns_total counter
            pinion_slow_turns_total \(counts.slowTurns)

            """
    }
}
