internal import DOM
internal import Views

/// The unit of figures: how they are written for people, and on which scale they are drawn.
///
/// ```swift
/// print(FigureUnit.bytes.text(1_288_490_189))  // 1.2 GiB
/// print(FigureUnit.part.text(0.37))  // 37 %
/// ```
public struct FigureUnit: Hashable, Sendable {
    /// How a chart writes them.
    let format: ChartFormat
    /// What they are multiplied by before.
    let factor: Double
    /// What stands behind a figure that has no unit by its format.
    private let name: String

    private init(_ format: ChartFormat, factor: Double = 1, name: String = "") {
        self.format = format
        self.factor = factor
        self.name = name
    }

    /// A number: 0.52, or 1.3M.
    public static let number = FigureUnit(.number)
    /// How many a second.
    public static let perSecond = FigureUnit(.number.perSecond)
    /// A part of a whole, from 0 to 1: 0.37 is 37 %.
    public static let part = FigureUnit(.percent, factor: 100)
    /// Bytes: 1.2 GiB.
    public static let bytes = FigureUnit(.bytes)
    /// Bytes a second: 1.2 MiB/s.
    public static let bytesPerSecond = FigureUnit(.bytes.perSecond)
    /// Seconds: 0.004 are 4 ms.
    public static let seconds = FigureUnit(.seconds)
    /// Degrees: 41 °C.
    public static let celsius = FigureUnit(.number, name: "°C")
}

extension FigureUnit {
    /// A figure for people to read, to about two digits; a dash if there is none.
    public func text(_ figure: Double?) -> String {
        let (number, unit) = parts(figure)
        return ChartNumber.localized(unit.isEmpty ? number : "\(number) \(unit)")
    }

    /// A figure that is added, or taken away: +3 %.
    public func difference(_ figure: Double) -> String {
        (parts(figure).number.hasPrefix("−") || isNothing(figure) ? "" : "+") + text(figure)
    }

    /// Whether a figure is written as nothing.
    func isNothing(_ figure: Double) -> Bool { !parts(figure).number.contains { "123456789".contains($0) } }

    /// A figure, and its unit.
    func parts(_ figure: Double?) -> (number: String, unit: String) {
        guard let figure, figure.isFinite else { return ("–", "") }
        let number = figure * factor
        let unit = format.unit(for: figure == 0 ? 0 : rounded(number).magnitude, isShort: true)
        let amount = number / unit.size
        let text = ChartNumber.text(amount, decimals: decimals(of: amount, unit), keepsZeros: false)
        return (text, unit.name.isEmpty ? name : String(unit.name.drop { $0 == " " }))
    }

    /// So that 0.9996 s is a second and not 1000 ms.
    private func rounded(_ number: Double) -> Double {
        number + (number < 0 ? -0.000_5 : 0.000_5) * number.magnitude
    }

    private func decimals(of amount: Double, _ unit: ChartFormat.Unit) -> Int {
        if self == .part || amount.magnitude >= 9.95 || unit.name == " B" || unit.name == " B/s" { return 0 }
        return self == .number && unit.size == 1 ? 2 : 1
    }
}
