internal import Views

/// A view of what is read of a recorder, as long as somebody has it on a page: read when the first one comes onto a page,
/// and again at the recorder's ticks, once for all pages that show the same.
struct Followed<Value: Equatable & Sendable, Content: View>: View {
    private let recorder: Recorder
    private let key: AnyHashable
    /// Shows what has been read; nothing, as long as that is under way.
    private let content: (Value?) -> Content
    @ObservedObject private var reading: SharedReading<Value>

    /// - Parameters:
    ///   - key: all that is read depends on beside the recorder: views with the same one share what is read.
    ///   - interval: the time after which it is read again, at the next tick.
    ///   - end: the moment that it is about at the latest: what is read after it stays.
    ///   - read: reads what is there now.
    init(
        _ recorder: Recorder, key: some Hashable, every interval: Duration = .zero, until end: Moment? = nil,
        read: @escaping @MainActor () async -> Value, @ViewBuilder content: @escaping (Value?) -> Content
    ) {
        self.recorder = recorder
        self.key = AnyHashable(key)
        self.content = content
        reading = recorder.shownReadings.reading(key, every: interval, until: end, read)
    }

    var body: some View {
        Group { content(reading.value) }
            .task(id: key) { [recorder, reading] in await reading.begin(recorder) }
    }
}
