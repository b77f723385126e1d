/// The parts of a moment that are chosen in a ``DatePicker``.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time, in hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
