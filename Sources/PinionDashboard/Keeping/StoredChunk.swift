/// A chunk on its way into the file.
struct StoredChunk: Sendable {
    let series: Series
    let resolution: Resolution
    let held: Track.Held
    /// Whether it has all that the file may have of the same time.
    let isWhole: Bool
}
