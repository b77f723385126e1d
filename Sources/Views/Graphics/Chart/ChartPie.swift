/// The sectors of a chart: which part of the circle each of its marks has.
struct ChartPie {
    /// The parts of the circle, from 0 to 1, by the index of the mark.
    private var parts: [Int: ClosedRange<Double>] = [:]

    init(_ marks: [ChartLayout.StyledMark]) {
        let amounts = marks.enumerated().compactMap { index, styled -> (Int, Double)? in
            guard styled.mark.kind == .sector, let amount = styled.mark.y?.value.number, amount > 0 else {
                return nil
            }
            return (index, amount)
        }
        let sum = amounts.reduce(0) { $0 + $1.1 }
        var before = 0.0
        for (index, amount) in amounts {
            parts[index] = before / sum...max((before + amount) / sum, before / sum)
            before += amount
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    subscript(index: Int) -> ClosedRange<Double>? { parts[index] }

    /// The part of a mark in per cents, for people to read.
    func percent(_ index: Int) -> String {
        guard let part = parts[index] else { return "0%" }
        return ChartNumber.text((part.upperBound - part.lowerBound) * 100, decimals: 1, keepsZeros: false)
            + "%"
    }
}
