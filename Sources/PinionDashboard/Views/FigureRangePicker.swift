internal import DOM
public import Views

/// The choice of the time that figures are shown of: some time up to now, or between two moments.
///
/// ```swift
/// FigureRangePicker(selection: $range)
/// ```
public struct FigureRangePicker: View {
    @Binding private var selection: FigureRange
    @State private var start: DateAndTime
    @State private var end: DateAndTime
    @State private var problem: String?
    @State private var isBetween = false

    /// - Parameter selection: what is chosen; the value of a `@Query`, so that it stands in the address.
    public init(selection: Binding<FigureRange>) {
        _selection = selection
        let shown = selection.wrappedValue.moments(at: .now)
        // To a browser a field that begins with seconds takes no time without them.
        _start = State(wrappedValue: shown.lowerBound.wholeMinute.dateAndTime(in: .machine))
        let end = shown.upperBound.advanced(by: .seconds(59)).wholeMinute
        _end = State(wrappedValue: end.dateAndTime(in: .machine))
    }

    public var body: some View {
        Box("div", class: "figure-controls") {
            Picker("Time", selection: $selection) {
                ForEach(FigureRange.upToNow, id: \.self) { range in
                    Text(LocalizedStringKey(range.title)).tag(range)
                }
                if case .between = selection { Text(LocalizedStringKey(selection.title)).tag(selection) }
            }
            .pickerStyle(.segmented)
            .name("range")
            DisclosureGroup("Between two moments", isExpanded: $isBetween) {
                Form {
                    DatePicker("From", selection: $start).name("from")
                    DatePicker("To", selection: $end).name("to")
                    if let problem { Text(problem).foregroundStyle(.red).name("problem") }
                    Button("Show") { show() }.name("show-range")
                }
            }
        }
        .needs(.charts)
    }

    private func show() {
        let (first, last) = (Moment(start), Moment(end))
        guard first < last else {
            problem = localized("The end comes after the beginning.")
            return
        }
        problem = nil
        selection = .between(first, last)
    }
}

extension Moment {
    /// The beginning of the minute.
    fileprivate var wholeMinute: Moment {
        let milliseconds = millisecondsSince1970
        return Moment(millisecondsSince1970: milliseconds - (milliseconds % 60_000 + 60_000) % 60_000)
    }
}
