internal import Localization

/// What a part of a chart's content consists of.
enum ChartMarks: Equatable {
    case one(ChartMark)
    case plot(PlottedValues)
}

extension ChartMarks {
    /// Adds each of them with its look.
    func add(to marks: inout [ChartLayout.StyledMark], _ style: MarkStyle) {
        switch self {
        case .one(let mark): marks.append((mark, style))
        case .plot(let values): for point in values.points { marks.append((values.mark(of: point), style)) }
        }
    }
}

/// The values of one line or area.
struct PlottedValues: Equatable {
    let kind: ChartMark.Kind
    let label: String
    let points: [PlottedPoint]

    func mark(of point: PlottedPoint) -> ChartMark {
        func dimension(_ number: Double?) -> ChartMark.Dimension {
            ChartMark.Dimension(label: label, value: .number(number ?? .nan))
        }
        return ChartMark(
            kind: kind, x: ChartMark.Dimension(label: OwnWords.text("Time"), value: .moment(point.moment)),
            y: dimension(point.value), yEnd: kind == .area ? dimension(point.end) : nil)
    }
}
