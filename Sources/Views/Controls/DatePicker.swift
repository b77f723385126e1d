package import DOM
internal import Localization
public import Reactive

/// A day, a time, or both.
///
/// ```swift
/// struct DatesView: View {
///     @State private var birthday = CalendarDate(year: 1815, month: 12, day: 10)!
///     @State private var alarm = TimeOfDay(hour: 6, minute: 30)!
///     @State private var start = DateAndTime.now
///
///     var body: some View {
///         DatePicker("Birthday", selection: $birthday, in: ...CalendarDate.today)
///         DatePicker("Alarm", selection: $alarm)
///         DatePicker("Start", selection: $start)
///         DatePicker("Start", selection: $start, displayedComponents: .date)
///     }
/// }
/// ```
///
/// The values have no time zone: they are what the person sees on a calendar and on a clock.
public struct DatePicker<Label: View>: View {
    package let label: Label
    package let origin: BindingOrigin?
    let kind: InputElement.Kind
    let minimum: String?
    let maximum: String?
    let read: () -> String
    let write: (String) throws(FieldError) -> Void
    package private(set) var conflictDecision: ConflictDecision<String>?

    init<Value: DatePickerValue>(
        _ label: Label, _ selection: Binding<Value>, _ minimum: Value?, _ maximum: Value?,
        _ components: DatePickerComponents
    ) {
        let part = Value.part(components)
        self.label = label
        origin = selection.origin
        kind = part.kind
        self.minimum = minimum.map(part.text)
        self.maximum = maximum.map(part.text)
        read = { part.text(selection.wrappedValue) }
        write = { text throws(FieldError) in
            guard let value = part.value(text, selection.wrappedValue) else {
                throw part.kind.missing
            }
            if let minimum, value < minimum {
                throw FieldError(OwnWords.text("The earliest is %@.", part.text(minimum)))
            }
            if let maximum, value > maximum {
                throw FieldError(OwnWords.text("The latest is %@.", part.text(maximum)))
            }
            selection.wrappedValue = value
        }
    }
}

extension DatePicker {
    /// A day, a time or both, with a label that is made of views.
    ///
    /// - Parameters:
    ///   - selection: what is chosen: a `CalendarDate`, a `TimeOfDay` or a `DateAndTime`.
    ///   - displayedComponents: what of it can be changed.
    ///   - label: what is chosen here.
    public init<Value: DatePickerValue>(
        selection: Binding<Value>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, nil, displayedComponents)
    }

    /// One within a range, with a label that is made of views.
    public init<Value: DatePickerValue>(
        selection: Binding<Value>, in range: ClosedRange<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
    }

    /// One that is not too early, with a label that is made of views.
    public init<Value: DatePickerValue>(
        selection: Binding<Value>, in range: PartialRangeFrom<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, nil, displayedComponents)
    }

    /// One that is not too late, with a label that is made of views.
    public init<Value: DatePickerValue>(
        selection: Binding<Value>, in range: PartialRangeThrough<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, range.upperBound, displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// A day, a time or both.
    public init<Value: DatePickerValue>(
        _ title: LocalizedStringKey, selection: Binding<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, nil, nil, displayedComponents)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: DatePickerValue>(
        _ title: some StringProtocol, selection: Binding<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, nil, nil, displayedComponents)
    }

    /// One within a range.
    public init<Value: DatePickerValue>(
        _ title: LocalizedStringKey, selection: Binding<Value>, in range: ClosedRange<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: DatePickerValue>(
        _ title: some StringProtocol, selection: Binding<Value>, in range: ClosedRange<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
    }

    /// One that is not too early.
    public init<Value: DatePickerValue>(
        _ title: LocalizedStringKey, selection: Binding<Value>, in range: PartialRangeFrom<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: DatePickerValue>(
        _ title: some StringProtocol, selection: Binding<Value>, in range: PartialRangeFrom<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
    }

    /// One that is not too late.
    public init<Value: DatePickerValue>(
        _ title: LocalizedStringKey, selection: Binding<Value>, in range: PartialRangeThrough<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: DatePickerValue>(
        _ title: some StringProtocol, selection: Binding<Value>, in range: PartialRangeThrough<Value>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
    }
}

extension DatePicker {
    /// Decides what becomes of a day that the person has chosen without having seen somebody else's: see
    /// ``TextField/onConflict(_:)``.
    ///
    /// Days and times are given as they are sent, `2026-02-28T09:30`; the later one is the greater text.
    public func onConflict(
        _ decide: @escaping (_ base: String, _ mine: String, _ theirs: String) -> String?
    ) -> DatePicker {
        var picker = self
        picker.conflictDecision = decide
        return picker
    }
}

extension DatePicker: FieldView {
    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        InputElement(name: "", kind: kind)
    }

    package func value(of field: Field<String>) -> String { read() }

    package func take(_ value: String, from field: Field<String>) throws(FieldError) { try write(value) }

    package func update(_ field: Field<String>, in environment: EnvironmentValues) {
        field["min"] = minimum
        field["max"] = maximum
    }
}

extension InputElement.Kind {
    /// That nothing is chosen. Browsers send nothing, too, for what is half written, and for the thirty-first of February.
    fileprivate var missing: FieldError {
        switch self {
        case .date: FieldError(OwnWords.text("A date is needed here."))
        case .time: FieldError(OwnWords.text("A time is needed here."))
        default: FieldError(OwnWords.text("A date and a time are needed here."))
        }
    }
}
