public import Live

/// What has happened on a site since its first request, and what there is now.
///
/// Its description is in the text format of Prometheus.
public struct SiteMetrics: Sendable {
    /// Browsers with a page that is open.
    public let sessions: Int
    /// Pages that are open.
    public let pages: Int
    /// Streams to browsers.
    public let streams: Int
    /// Requests for pages and endpoints.
    public let requests: Int
    /// Messages of browsers: edits and actions.
    public let messages: Int
    /// Frames that were sent.
    public let frames: Int
    /// The bytes of the frames.
    public let frameBytes: Int
    /// Turns that kept everyone waiting for more than 50 ms.
    public let slowTurns: Int
    /// How long messages kept the main actor.
    public let turns: DurationHistogram
}

extension Site {
    /// The figures of now.
    public var metrics: SiteMetrics {
        let open = sessions.counts
        let figures = sessions.figures
        return SiteMetrics(
            sessions: open.sessions, pages: open.pages, streams: open.streams,
            requests: counts.requests,
            messages: counts.messages, frames: figures.frames, frameBytes: figures.frameBytes,
            slowTurns: counts.slowTurns, turns: figures.turns)
    }
}

extension SiteMetrics: CustomStringConvertible {
    public var description: String {
        var text = ""
        for (name, value) in [("sessions", sessions), ("pages", pages), ("streams", streams)] {
            text += "# TYPE pinion_\(name) gauge\npinion_\(name) \(value)\n"
        }
        let totals = [
            ("requests", requests), ("messages", messages), ("frames", frames), ("frame_bytes", frameBytes),
            ("slow_turns", slowTurns),
        ]
        for (name, value) in totals {
            text += "# TYPE pinion_\(name)_total counter\npinion_\(name)_total \(value)\n"
        }
        text += "# TYPE pinion_turn_seconds histogram\n"
        var count = 0
        for (index, bucket) in turns.counts.enumerated() {
            count += bucket
            let bounds = DurationHistogram.bounds
            let bound = index < bounds.count ? "\(bounds[index])" : "+Inf"
            text += "pinion_turn_seconds_bucket{le=\"\(bound)\"} \(count)\n"
        }
        return text + "pinion_turn_seconds_sum \(turns.sum)\npinion_turn_seconds_count \(turns.count)\n"
    }
}
