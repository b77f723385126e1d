/// What a file tells at the start.
struct KnownSeries: Sendable {
    var series: [Series] = []
    /// The beginnings of slots that were not over when the last program ended.
    var parts: [Part] = []

    struct Part: Sendable {
        let series: Series
        let resolution: Resolution
        let number: Int64
        let slot: Slot
        let histogram: Histogram?
    }
}
