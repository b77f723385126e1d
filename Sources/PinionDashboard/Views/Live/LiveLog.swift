public import Views

/// The lines of a log book, as they come.
///
/// ```swift
/// LiveLog(book, followedBy: recorder)
/// ```
public struct LiveLog: View {
    private let book: LogBook
    private let recorder: Recorder

    /// - Parameters:
    ///   - book: the book.
    ///   - recorder: at whose ticks it is read, so that a flood of lines floods no page.
    public init(_ book: LogBook, followedBy recorder: Recorder) {
        self.book = book
        self.recorder = recorder
    }

    public var body: some View {
        Followed(recorder, key: ObjectIdentifier(book)) {
            book.lines(limit: 2_000)
        } content: { lines in
            LogView(lines ?? [])
        }
    }
}
