internal import DOM
public import Views

/// The lines of a log: those from a level on, those with a text, and the newest as they come until somebody wants to
/// read them in peace.
///
/// ```swift
/// LogView(book.lines(atLeast: .info, limit: 500))
/// ```
///
/// ``LiveLog`` follows a ``LogBook``.
public struct LogView: View {
    private let lines: [LogLine]
    @State private var level = LogEntry.Level.debug
    @State private var search = ""
    @State private var isFollowing = true
    /// What is read in peace.
    @State private var kept: [LogLine] = []

    /// - Parameter lines: the lines, the newest first; 200 of those that are asked for are shown.
    public init(_ lines: [LogLine]) {
        self.lines = lines
    }

    public var body: some View {
        let found = (isFollowing ? lines : kept).filter { $0.entry.level >= level && $0.contains(search) }
        VStack(alignment: .leading, spacing: 12) {
            Box("div", class: "figure-controls") {
                Picker("From", selection: $level) {
                    ForEach(LogEntry.Level.allCases, id: \.self) { level in
                        Text(LocalizedStringKey(level.rawValue.capitalized)).tag(level)
                    }
                }
                .name("level")
                TextField("Search", text: $search).name("search")
                Toggle("Follow", isOn: $isFollowing).name("follow")
            }
            if found.isEmpty {
                ContentUnavailableView("No such lines", systemImage: "doc.text")
            } else {
                Box("ol", class: "log") {
                    ForEach(found.prefix(Self.shown)) { line in LogRow(line: line) }
                }
                if found.count > Self.shown {
                    Text("The newest \(Self.shown) of \(found.count)")
                        .font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
        .needs(.charts)
        .onChange(of: isFollowing) { _, follows in kept = follows ? [] : lines }
    }

    private static let shown = 200
}

/// A line: when, how much it matters, what it says.
private struct LogRow: View {
    let line: LogLine

    var body: some View {
        Box("li", class: "log-line \(line.entry.level.rawValue)") {
            Inline("span", class: "log-time", line.moment.clockText)
            Inline("span", class: "log-level", line.entry.level.rawValue)
            Inline("span", class: "log-text", line.entry.description)
        }
    }
}
