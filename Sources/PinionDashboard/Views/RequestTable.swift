internal import DOM
public import Views

/// Requests that were answered, and actions that were carried out, with what they took.
///
/// ```swift
/// RequestTable(book.requests(atLeast: .milliseconds(50), limit: 20))
/// ```
///
/// ``LiveRequests`` follows a ``LogBook``.
public struct RequestTable: View {
    private let requests: [AnsweredRequest]

    /// - Parameter requests: in the order in which they are shown.
    public init(_ requests: [AnsweredRequest]) {
        self.requests = requests
    }

    public var body: some View {
        if requests.isEmpty {
            ContentUnavailableView("No requests yet", systemImage: "arrow.up.and.down")
        } else {
            Table(requests) {
                TableColumn("Time") { (request: AnsweredRequest) in
                    Text(request.moment.clockText).monospacedDigit()
                }
                TableColumn("What") { (request: AnsweredRequest) in
                    request.isAction ? Text("Action \(request.name)") : Text(request.name)
                }
                TableColumn("Path", value: \AnsweredRequest.path)
                TableColumn("Pattern", value: \AnsweredRequest.pattern)
                TableColumn("Status") { (request: AnsweredRequest) in
                    Text(request.status.map { "\($0)" } ?? "–").monospacedDigit()
                        .foregroundColor((request.status ?? 0) >= 500 ? .red : nil)
                }
                .alignment(.trailing)
                TableColumn("Bytes") { (request: AnsweredRequest) in
                    Text(FigureUnit.bytes.text(request.byteCount.map { Double($0) })).monospacedDigit()
                }
                .alignment(.trailing)
                TableColumn("Took") { (request: AnsweredRequest) in
                    Text(FigureUnit.seconds.text(request.duration.inSeconds)).monospacedDigit()
                        .foregroundColor(request.duration > .milliseconds(50) ? .red : nil)
                }
                .alignment(.trailing)
            }
            .accessibilityLabel(localized("Requests"))
            .exportsCSV(named: "requests")
        }
    }
}
