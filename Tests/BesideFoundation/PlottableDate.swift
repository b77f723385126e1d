import Foundation
import Pinion

extension Date: Plottable {
    public var plotted: PlottedValue { .moment(Moment(secondsSince1970: timeIntervalSince1970)) }

    public init?(plotted: PlottedValue) {
        guard case .moment(let moment) = plotted else { return nil }
        self.init(timeIntervalSince1970: moment.secondsSince1970)
    }
}

/// Foundation's dates in a chart.
struct DatesChart: View {
    let dates: [Date]
    @State private var span: ClosedRange<Date>?

    var body: some View {
        Chart(dates, id: \.self) { date in
            LineMark(x: .value("Time", date), y: .value("Load", date.timeIntervalSince1970))
        }
        .chartXSelection(range: $span)
    }
}
