/// The figures of a site at one moment, its own or those that another one tells, with what that one records.
struct SiteFigures: Sendable {
    /// What there is, by the name of its series.
    private var amounts: [String: Double] = [:]
    /// What has happened since the start.
    private var totals: [String: Double] = [:]
    /// How long turns have taken, all together, in seconds.
    private var turnTime: Double?
    /// What a recorder there has recorded.
    private var recorded: [Series: Double] = [:]
}

extension SiteFigures {
    init(_ metrics: SiteMetrics) {
        self.init(metrics.description)
    }

    /// Reads the text format of Prometheus; what it says beside the figures of a site is left out.
    init(_ text: String) {
        var names: [Substring: String] = [:]
        for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).prefix(10_000) {
            if line.first == "#" {
                let words = line.split(separator: " ", maxSplits: 3)
                guard words.count == 4, words[1] == "HELP" else { continue }
                names[words[2]] = MetricText.unescaped(words[3])
                continue
            }
            guard let (name, labels, value) = MetricText.sample(line) else { continue }
            switch name {
            case "pinion_sessions": amounts["site.sessions"] = value
            case "pinion_pages": amounts["site.pages"] = value
            case "pinion_streams": amounts["site.streams"] = value
            case "pinion_requests_total": totals["site.requests"] = value
            case "pinion_messages_total": totals["site.messages"] = value
            case "pinion_frames_total": totals["site.frames"] = value
            case "pinion_frame_bytes_total": totals["site.bytes"] = value
            case "pinion_slow_turns_total": totals["site.slow"] = value
            case "pinion_turn_seconds_count": totals["site.turns"] = value
            case "pinion_turn_seconds_sum": turnTime = value
            case _ where name.hasPrefix(MetricName.prefix):
                guard let name = names[name], labels.count < Series.maximumLabels else { continue }
                recorded[Series(name, labels)] = value
            default: break
            }
        }
        // Some of these the recorder has as well.
        for name in Array(amounts.keys) + Array(totals.keys) + ["site.turn"] { recorded[Series(name)] = nil }
    }

    /// Leaves out what a node records, where that would be more series than its share.
    ///
    /// - Parameters:
    ///   - known: its series that there are.
    ///   - labels: those that its series get.
    mutating func leaveOut(beyond share: Int, _ known: Set<Series>, _ labels: [String: String]) {
        var room = share - known.count
        for series in Array(recorded.keys) where !known.contains(series.with(labels)) {
            room -= 1
            if room < 0 { recorded[series] = nil }
        }
    }

    /// Records what there is, and how quickly what is counted has risen since the last time.
    func record(
        on recorder: Recorder, _ labels: [String: String], _ rates: inout Rates,
        at instant: ContinuousClock.Instant
    ) {
        for (name, amount) in amounts { recorder.gauge(name, labels).record(amount) }
        for (name, total) in totals {
            let rise = rates.rate(of: Series(name), total, at: instant)
            if let rise { recorder.gauge(name, labels).record(rise) }
            guard name == "site.turns", let turnTime else { continue }
            let time = rates.rate(of: Series("site.turn"), turnTime, at: instant)
            if let rise, rise > 0, let time { recorder.gauge("site.turn", labels).record(time / rise) }
        }
        rates.endReading()
        for (series, figure) in recorded {
            let series = series.with(labels)
            recorder.gauge(series.name, series.labels).record(figure)
        }
    }
}

extension Series {
    /// The same with further labels.
    fileprivate func with(_ further: [String: String]) -> Series {
        Series(name, labels.merging(further) { _, new in new }, kind)
    }
}
