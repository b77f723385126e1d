public import DOM

/// A value that can be chosen in a ``DatePicker``: a `CalendarDate`, a `TimeOfDay` or a `DateAndTime`.
public protocol DatePickerValue: Comparable, CustomStringConvertible, Sendable {
    /// Returns the part of such a value that a field shows.
    static func part(_ components: DatePickerComponents) -> DatePickerPart<Self>
}

/// The part of a value that a field shows, and how an edit changes it.
public struct DatePickerPart<Value> {
    let kind: InputElement.Kind
    let text: (Value) -> String
    /// Returns the value that comes of a text and the present value, or nil if the text is empty.
    let value: (String, Value) -> Value?
}

extension DatePickerPart {
    /// The same part of another type, whose values stand for these.
    package func of<Other>(
        read: @escaping (Other) -> Value, make: @escaping (Value) -> Other
    ) -> DatePickerPart<Other> {
        DatePickerPart<Other>(
            kind: kind, text: { text(read($0)) },
            value: { text, present in value(text, read(present)).map(make) })
    }
}

extension CalendarDate: DatePickerValue {
    public static func part(_ components: DatePickerComponents) -> DatePickerPart<CalendarDate> {
        DatePickerPart(kind: .date, text: \.description) { text, _ in CalendarDate(text) }
    }
}

extension TimeOfDay: DatePickerValue {
    public static func part(_ components: DatePickerComponents) -> DatePickerPart<TimeOfDay> {
        DatePickerPart(kind: .time, text: \.description) { text, _ in TimeOfDay(text) }
    }
}

extension DateAndTime: DatePickerValue {
    public static func part(_ components: DatePickerComponents) -> DatePickerPart<DateAndTime> {
        switch components {
        case .date:
            DatePickerPart(kind: .date, text: \.date.description) { text, present in
                CalendarDate(text).map { DateAndTime(date: $0, time: present.time) }
            }
        case .hourAndMinute:
            DatePickerPart(kind: .time, text: \.time.description) { text, present in
                TimeOfDay(text).map { DateAndTime(date: present.date, time: $0) }
            }
        default:
            DatePickerPart(kind: .dateTime, text: \.description) { text, _ in DateAndTime(text) }
        }
    }
}
