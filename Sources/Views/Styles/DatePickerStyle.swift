/// The look of a ``DatePicker``: always the browser's own.
public enum DatePickerStyle: Sendable {
    case automatic, compact, graphical, wheel, field
}

extension View {
    /// No effect: each browser shows fields for dates in a way of its own.
    public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }
}
