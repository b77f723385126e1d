/// The stacks of a chart: bars of the same place, areas of several series.
struct ChartStacks {
    /// The marks of one line or area.
    struct Line {
        let kind: ChartMark.Kind
        let series: String
        var marks: [Int]
    }

    /// The beginning of each mark.
    private(set) var bases: [Double]
    /// The ends of the highest and lowest ones, and 0.
    private(set) var ends: [PlottedValue] = []
    private(set) var lines: [Line] = []
    /// The series for which bars stand beside each other.
    private(set) var positions: [String] = []

    private struct LineKey: Hashable {
        let kind: ChartMark.Kind
        let series: String
        let line: String
    }

    private struct Place: Hashable {
        let kind: Int
        let place: String
        let position: String
        let isNegative: Bool
    }

    init(_ marks: [ChartLayout.StyledMark], isLying: Bool) {
        bases = Array(repeating: 0, count: marks.count)
        var heights: [Place: Double] = [:]
        var lineIndices: [LineKey: Int] = [:]
        var hasRanges = false
        for (index, (mark, style)) in marks.enumerated() {
            let (place, length, end) = isLying ? (mark.y, mark.x, mark.xEnd) : (mark.x, mark.y, mark.yEnd)
            if mark.kind == .line || mark.kind == .area {
                let series = style.series?.value.key ?? ""
                let key = LineKey(kind: mark.kind, series: series, line: mark.line?.value.key ?? "")
                let line = lineIndices[key] ?? lines.count
                if line == lines.count {
                    lines.append(Line(kind: mark.kind, series: series, marks: []))
                    lineIndices[key] = line
                }
                lines[line].marks.append(index)
            }
            if let name = style.position?.value.key, !positions.contains(name) { positions.append(name) }
            if end != nil {
                // It says itself where it begins.
                bases[index] = length?.value.number ?? 0
                hasRanges = true
                continue
            }
            guard mark.kind == .bar || mark.kind == .area, let place, let amount = length?.value.number else {
                continue
            }
            let key = Place(
                kind: mark.kind == .bar ? 0 : 1, place: place.value.key,
                position: style.position?.value.key ?? "", isNegative: amount < 0)
            bases[index] = heights[key, default: 0]
            heights[key] = bases[index] + amount
        }
        guard !heights.isEmpty || !hasRanges else { return }
        ends = [heights.values.min() ?? 0, heights.values.max() ?? 0, 0].map { .number($0) }
    }
}
