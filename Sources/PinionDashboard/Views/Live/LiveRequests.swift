internal import DOM
public import Views

/// The newest requests and actions of a log book, all or the slow ones, as they come.
///
/// ```swift
/// LiveRequests(book, followedBy: recorder)
/// ```
public struct LiveRequests: View {
    private let book: LogBook
    private let recorder: Recorder
    private let count: Int
    @Query("slow") private var areSlow = false

    /// - Parameters:
    ///   - book: the book.
    ///   - recorder: at whose ticks it is read.
    ///   - count: how many are shown.
    public init(_ book: LogBook, followedBy recorder: Recorder, count: Int = 100) {
        self.book = book
        self.recorder = recorder
        self.count = count
    }

    private struct Key: Hashable {
        let book: ObjectIdentifier
        let count: Int
        let areSlow: Bool
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Only those that took 50 ms and more", isOn: $areSlow).name("slow")
            let key = Key(book: ObjectIdentifier(book), count: count, areSlow: areSlow)
            Followed(recorder, key: key) { [book, count, areSlow] in
                book.requests(atLeast: areSlow ? .milliseconds(50) : .zero, limit: count)
            } content: { requests in
                RequestTable(requests ?? [])
            }
        }
    }
}
