extension Recorder {
    /// What is recorded now, in the text format of Prometheus: a line for each series that has had a figure lately, in
    /// six seconds or since sources were read, for ``NodeSource`` on another node, or for whatever else reads such figures.
    ///
    /// ```swift
    /// site.furtherMetrics = { await recorder.metrics() }
    /// ```
    ///
    /// `disk.read` of a disk is `pinion_recorded_disk_read_bytes_per_second{disk="sda"}`; the comment before it has its own
    /// name. What was read of other nodes is theirs to tell. It is at most half a megabyte; what is left out is counted in the
    /// last line.
    @concurrent
    public func metrics() async -> String {
        let nodes = Set(series(matching: "node.answers").map { $0.labels["node"] })
        var text = ""
        var names: Set<String> = []
        var known: Set<String> = []
        var omitted = 0
        for series in series() where series.labels["node"] == nil || !nodes.contains(series.labels["node"]) {
            let name = MetricName(series).text
            let sample = name + MetricText.labels(series.labels)
            guard let figure = await newest(series) else { continue }
            // Two series may have names that are the same there.
            guard text.utf8.count < 1 << 19, known.insert(sample).inserted else {
                omitted += 1
                continue
            }
            if names.insert(name).inserted {
                text += "# HELP \(name) \(MetricText.escaped(series.name, isQuoted: false))\n"
                text += "# TYPE \(name) gauge\n"
            }
            text += "\(sample) \(figure)\n"
        }
        return omitted == 0 ? text : text + "# and \(omitted) more\n"
    }
}
