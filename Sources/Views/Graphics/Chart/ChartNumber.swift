/// Numbers in charts, as text.
package enum ChartNumber {
    /// A value for people to read: at most three digits behind the point.
    static func text(_ number: Double) -> String {
        guard number.isFinite else { return "–" }
        return text(number, decimals: 3, keepsZeros: false)
    }

    /// The labels of an axis, all with as many digits behind the point as the distance between them needs. Great
    /// numbers are shortened: 1.5M.
    static func labels(_ ticks: [Double], format: ChartFormat = .number) -> [String] {
        let unit = format.unit(for: ticks.map(\.magnitude).max() ?? 0, isShort: true)
        let step = ticks.count > 1 ? (ticks[1] - ticks[0]).magnitude / unit.size : 1
        let decimals = (0...6).first { isWhole(step * power(of: $0)) } ?? 6
        return ticks.map { tick in
            tick == 0
                ? (format.kind == .percent ? "0%" : "0")
                : text(tick / unit.size, decimals: decimals, keepsZeros: true) + unit.name
        }.map(localized)
    }

    /// The digits of a number that count: those of 0.25 and of 2500 are 25.
    static func digits(of number: Double) -> String {
        var scaled = number.magnitude
        guard scaled.isFinite, scaled > 0 else { return "" }
        while scaled < 1000 { scaled *= 10 }
        while scaled >= 10_000 { scaled /= 10 }
        var digits = "\(Int(scaled.rounded()))"
        while digits.last == "0" { digits.removeLast() }
        return digits
    }

    /// A coordinate: as short as two digits behind the point allow.
    static func coordinate(_ number: Double) -> String {
        guard !number.isNaN else { return "0" }
        let hundredths = (min(max(number, -1e9), 1e9) * 100).rounded()
        return hundredths.truncatingRemainder(dividingBy: 100) == 0
            ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
    }

    package static func text(_ number: Double, decimals: Int, keepsZeros: Bool) -> String {
        let number = min(max(number, -1e15), 1e15)
        let scale = power(of: number.magnitude < 1e12 ? decimals : 0)
        let scaled = Int((number.magnitude * scale).rounded())
        let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(scale))
        var fraction = scale > 1 ? String("\(Int(scale) + rest)".dropFirst()) : ""
        if !keepsZeros { while fraction.last == "0" { fraction.removeLast() } }
        let sign = number < 0 && scaled > 0 ? "−" : ""
        return sign + "\(whole)".groupedDigits + (fraction.isEmpty ? "" : ".\(fraction)")
    }

    private static func power(of exponent: Int) -> Double {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    private static func isWhole(_ number: Double) -> Bool {
        (number - number.rounded()).magnitude < 1e-6 * max(number.magnitude, 1)
    }
}
