/// How the values of a ``Chart`` are written: with their unit.
///
/// ```swift
/// Chart(samples) { sample in
///     LineMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
/// }
/// .chartYAxis { AxisMarks(format: .bytes) }
/// ```
public struct ChartFormat: Hashable, Sendable {
    enum Kind: String {
        case number, percent, bytes, seconds, times, clock, clockWithSeconds, day, month, year
    }

    let kind: Kind
    let isPerSecond: Bool

    private init(_ kind: Kind, isPerSecond: Bool = false) {
        self.kind = kind
        self.isPerSecond = isPerSecond
    }

    /// A number: 1,250, or 1.5M at an axis.
    public static let number = ChartFormat(.number)
    /// Per cents: 42 is 42%. An axis of them goes from 0 to 100 where nothing else is said.
    public static let percent = ChartFormat(.percent)
    /// Bytes: 1,536 are 1.5 KiB.
    public static let bytes = ChartFormat(.bytes)
    /// Seconds: 0.25 are 250 ms.
    public static let seconds = ChartFormat(.seconds)
    /// How many times: 3×.
    public static let times = ChartFormat(.times)
    /// The time of a moment: 09:30.
    public static let clock = ChartFormat(.clock)
    /// The time of a moment with its seconds: 09:30:15.
    public static let clockWithSeconds = ChartFormat(.clockWithSeconds)
    /// The day of a moment: 28 Feb.
    public static let day = ChartFormat(.day)
    /// The month of a moment: Feb.
    public static let month = ChartFormat(.month)
    /// The year of a moment: 2026.
    public static let year = ChartFormat(.year)

    /// The same each second: 1.5 KiB/s.
    public var perSecond: ChartFormat { ChartFormat(kind, isPerSecond: true) }
}

extension ChartFormat {
    /// A size that values are measured in, and how it is written behind them.
    package struct Unit: Equatable {
        package let size: Double
        package let name: String
    }

    /// The unit for values of which this is the greatest.
    ///
    /// - Parameter isShort: whether a plain number is shortened, too.
    package func unit(for greatest: Double, isShort: Bool) -> Unit {
        let behind = isPerSecond ? "/s" : ""
        let unit: Unit? =
            switch kind {
            case .number where isShort: Self.numbers.first { greatest >= ($0.size == 1e3 ? 1e4 : $0.size) }
            case .bytes: Self.byteUnits.first { greatest >= $0.size } ?? Unit(size: 1, name: " B")
            case .seconds: Self.timeUnits.first { greatest >= $0.size } ?? Unit(size: 1e-6, name: " µs")
            case .percent: Unit(size: 1, name: "%")
            case .times: Unit(size: 1, name: "×")
            default: nil
            }
        return Unit(size: unit?.size ?? 1, name: (unit?.name ?? "") + behind)
    }

    /// A value for people to read.
    func text(_ number: Double) -> String {
        guard number.isFinite else { return "–" }
        let unit = unit(for: number.magnitude, isShort: false)
        guard number != 0 else { return kind == .percent ? "0%" : "0" }
        return ChartNumber.localized(
            ChartNumber.text(number / unit.size, decimals: unit.size == 1 ? 3 : 2, keepsZeros: false)
                + unit.name)
    }

    private static let numbers = [
        Unit(size: 1e12, name: "T"), Unit(size: 1e9, name: "B"), Unit(size: 1e6, name: "M"),
        Unit(size: 1e3, name: "K"),
    ]
    private static let byteUnits = [
        Unit(size: 1_125_899_906_842_624, name: " PiB"), Unit(size: 1_099_511_627_776, name: " TiB"),
        Unit(size: 1_073_741_824, name: " GiB"), Unit(size: 1_048_576, name: " MiB"),
        Unit(size: 1024, name: " KiB"),
    ]
    private static let timeUnits = [
        Unit(size: 86_400, name: " d"), Unit(size: 3600, name: " h"), Unit(size: 60, name: " min"),
        Unit(size: 1, name: " s"), Unit(size: 1e-3, name: " ms"),
    ]
}
