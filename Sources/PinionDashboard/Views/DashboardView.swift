internal import DOM
internal import Pinion
public import Views

/// How a machine and the program on it are doing, on one page: tiles and charts over the time that one chooses, the machine,
/// whatever the program records itself, and its log.
///
/// ```swift
/// let recorder = Recorder(sources: [MachineSource(), ProgramSource()])
/// let site = Site {
///     Page("/dashboard") { DashboardView(of: recorder) }
/// }
/// Task { await recorder.run() }
/// ```
///
/// What is chosen stands in the address, so that a link shows what one sees: some time up to now, or the time between two
/// moments, which are entered or dragged over in a chart; and the node (`?node=west`, of those that a ``NodeSource`` reads).
/// `?wall=true` is for a screen on a wall: nothing but tiles and charts. The button for it asks the browser for the whole
/// screen as well; Escape leads back.
///
/// - Important: It is for those who may know all that: see `allowed(_:)` of pages.
public struct DashboardView: View {
    private let recorder: Recorder
    private let book: LogBook?
    private let alerts: Alerts?
    @Query("range") private var range = FigureRange.live
    @Query("node") private var node: String?
    @Query("wall") private var isOnWall = false

    /// - Parameters:
    ///   - recorder: who has the figures.
    ///   - book: the log and the requests, if they are to be shown.
    ///   - alerts: the bounds of figures: they are drawn in the charts, and what is out of them comes first.
    public init(of recorder: Recorder, log book: LogBook? = nil, alerts: Alerts? = nil) {
        self.recorder = recorder
        self.book = book
        self.alerts = alerts
    }

    public var body: some View {
        Box("div", class: "dashboard") {
            Box("div", class: "dashboard-bar") {
                if !isOnWall {
                    FigureRangePicker(selection: $range)
                    NodePicker(recorder: recorder, selection: $node)
                }
                WallSwitch(isOnWall: $isOnWall)
            }
            Group {
                if let alerts {
                    AlertedFigures(recorder: recorder, node: node, range: range, alerts: alerts)
                } else {
                    FigureBoard(recorder: recorder, node: node, range: range, rules: [], raised: [:])
                }
            }
            .chartXSelection(range: chosenRange)
            if !isOnWall, node == nil { LiveMachine(of: recorder) }
            if !isOnWall, let book {
                GroupBox("Requests") { LiveRequests(book, followedBy: recorder, count: 10) }
                GroupBox("Log") { LiveLog(book, followedBy: recorder) }
            }
        }
        .pageWidth(.wide)
        .needs(.charts)
    }

    /// What is dragged over in any of the charts; it is shown at once, so nothing stays chosen.
    private var chosenRange: Binding<ClosedRange<Moment>?> {
        Binding {
            nil
        } set: { moments in
            guard let moments, moments.lowerBound.duration(to: moments.upperBound) >= .seconds(1) else {
                return
            }
            range = .between(moments.lowerBound, moments.upperBound)
        }
    }
}

/// The figures, with the bounds that they should not cross.
private struct AlertedFigures: View {
    let recorder: Recorder
    let node: String?
    let range: FigureRange
    @ObservedObject var alerts: Alerts

    var body: some View {
        let raised = alerts.raisedNow.filter { $0.series.labels["node"] == node }
        FigureBoard(
            recorder: recorder, node: node, range: range,
            rules: alerts.rules.filter {
                $0.isEnabled && ($0.labels["node"] == nil || $0.labels["node"] == node)
            },
            raised: Dictionary(raised.map { ($0.series.name, $0.rule.name) }) { first, _ in first })
    }
}
