internal import Localization

/// The description of a chart in words: "Line chart: Load by Second".
struct ChartTitle {
    /// The name of the axis that the values belong to: the days, the seconds.
    let place: String
    let text: String

    init(_ marks: [ChartLayout.StyledMark]) {
        if let sector = marks.first(where: { $0.mark.kind == .sector }), let value = sector.mark.y {
            place = sector.style.series?.label ?? OwnWords.text("Part")
            text = Self.text("Pie chart", value.label, by: place)
            return
        }
        let whole = marks.first { $0.mark.x != nil && $0.mark.y != nil && !$0.mark.kind.name.isEmpty }?.mark
        guard let mark = whole, let x = mark.x, let y = mark.y else {
            place = ""
            text = OwnWords.text("Chart without values")
            return
        }
        let isLying = x.value.isNumber && !y.value.isNumber
        place = isLying ? y.label : x.label
        let kinds = Set(marks.map(\.mark.kind.name).filter { !$0.isEmpty })
        let kind = kinds.count == 1 ? kinds.first ?? "Chart" : "Chart"
        text = Self.text(kind, isLying ? x.label : y.label, by: place)
    }

    private static func text(_ kind: String, _ values: String, by place: String) -> String {
        OwnWords.text("%@: %@ by %@", OwnWords.text(kind), values, place)
    }
}

extension ChartMark.Kind {
    fileprivate var name: String {
        switch self {
        case .bar: "Bar chart"
        case .line: "Line chart"
        case .area: "Area chart"
        case .point: "Point chart"
        case .rule, .rectangle, .sector: ""
        }
    }
}
