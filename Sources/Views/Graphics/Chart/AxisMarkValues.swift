/// The values at which an axis of a ``Chart`` is marked.
public struct AxisMarkValues: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic(Int?)
        case numbers(Double)
        case clock(ClockUnit, Int)
        case values([PlottedValue])
    }

    let kind: Kind

    /// Round ones, as many as suit the chart.
    public static let automatic = AxisMarkValues(kind: .automatic(nil))

    /// Round ones, about so many: from 1 to 100.
    public static func automatic(desiredCount: Int) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(min(max(desiredCount, 1), 100)))
    }

    /// The multiples of a number. Of too many (more than 100) none is shown.
    public static func stride(by step: Double) -> AxisMarkValues {
        AxisMarkValues(kind: .numbers(step))
    }

    /// Full seconds, minutes, hours, days, months or years. Of too many (more than 200) none is shown.
    public static func stride(by unit: ClockUnit, count: Int = 1) -> AxisMarkValues {
        AxisMarkValues(kind: .clock(unit, min(max(count, 1), 10_000)))
    }

    /// These, as far as they lie on the axis.
    public static func values<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.plotted)))
    }
}
