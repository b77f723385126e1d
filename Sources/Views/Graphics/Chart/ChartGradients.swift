internal import DOM

/// The gradients of a drawing, which shapes refer to.
@MainActor
final class ChartGradients {
    let element = Element("defs")

    private struct Key: Hashable {
        let gradient: GradientPaint
        /// The path that it goes over; nil if it goes over each shape that has it.
        let path: ChartShape.Key?
    }

    private let elements: KeyedElements<Key>
    /// The page, which gives out their names.
    weak var graph: ViewGraph?

    init() {
        elements = KeyedElements(element)
    }

    /// The reference to the gradient of a shape; nil if it has none.
    func reference(for shape: ChartShape) -> String? {
        guard let gradient = shape.style.gradient else { return nil }
        var box: ChartShape.Box?
        if case .path(_, _, let own) = shape.geometry { box = own }
        let key = Key(gradient: gradient, path: box == nil ? nil : shape.key)
        let element = elements.asked(key) ?? elements.next(key) { make(gradient) }
        let (start, end) = gradient.ends
        element["gradientUnits"] = box == nil ? nil : "userSpaceOnUse"
        let (left, top) = (box?.start.x ?? 0, box?.start.y ?? 0)
        let (width, height) = (box.map { $0.end.x - left } ?? 1, box.map { $0.end.y - top } ?? 1)
        element["x1"] = ChartNumber.coordinate(left + width * start.x)
        element["x2"] = ChartNumber.coordinate(left + width * end.x)
        element["y1"] = ChartNumber.coordinate(top + height * start.y)
        element["y2"] = ChartNumber.coordinate(top + height * end.y)
        return element["id"].map { "url(#\($0))" }
    }

    /// Takes out those that nothing refers to any more. Returns false if there is none.
    func finish() -> Bool {
        elements.finish()
        return !element.children.isEmpty
    }

    private func make(_ gradient: GradientPaint) -> Element {
        let element = Element("linearGradient")
        element["id"] = "gradient-\(graph?.makeIdentifier() ?? 0)"
        let colors = gradient.stops.map(\.color)
        for (place, color) in zip(gradient.stops.map(\.location), colors) {
            let stop = Element("stop")
            stop["offset"] = ChartNumber.coordinate(place)
            stop["stop-color"] = "currentColor"
            // What cannot be seen has the colour of the one that goes over into it, and no grey comes in between.
            let isClear = color == .clear
            let seen = isClear ? colors.first { $0 != .clear } ?? color : color
            if isClear || color.percent < 100 {
                stop["stop-opacity"] = isClear ? "0" : ChartNumber.coordinate(Double(color.percent) / 100)
            }
            stop.setLook(.color(Color(seen.kind)))
            element.append(stop)
        }
        return element
    }
}

extension GradientPaint {
    /// Where it begins and ends in a square.
    fileprivate var ends: (start: UnitPoint, end: UnitPoint) {
        guard case .line(let start, let end) = way else { return GradientLine(from: .top, to: .bottom).ends }
        return GradientLine(from: start, to: end).ends
    }
}
