internal import DOM
public import Foundation
public import Pinion

/// A date is chosen as what a calendar and a clock show of it in the zone of the server.
extension Date: DatePickerValue {
    public static func part(_ components: DatePickerComponents) -> DatePickerPart<Date> {
        DateAndTime.part(components).of(
            read: { Moment(secondsSince1970: $0.timeIntervalSince1970).dateAndTime(in: .machine) },
            make: { Date(timeIntervalSince1970: Moment($0).secondsSince1970) })
    }
}
