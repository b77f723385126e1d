internal import DOM
public import Foundation
public import Views

/// A date is a moment on an axis with time.
extension Date: Plottable {
    public var plotted: PlottedValue { .moment(Moment(secondsSince1970: timeIntervalSince1970)) }

    public init?(plotted: PlottedValue) {
        guard case .moment(let moment) = plotted else { return nil }
        self.init(timeIntervalSince1970: moment.secondsSince1970)
    }
}
