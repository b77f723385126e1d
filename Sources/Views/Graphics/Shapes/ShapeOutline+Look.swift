extension ShapeOutline {
    /// The looks of an element of this shape.
    private var corners: (className: String, values: [StyleDecoration.Value]) {
        switch self {
        case .circle: ("round", [])
        case .ellipse: ("rounded-half", [])
        case .capsule: ("rounded-full", [])
        case .rectangle: ("", [])
        case .rounded(let radius): ("rounded", [.init("--corner", radius.length)])
        }
    }

    /// The looks of an element that is filled with a gradient around a point.
    func look(painted gradient: GradientPaint) -> StyleDecoration {
        let (name, values) = corners
        return StyleDecoration(
            name.isEmpty ? "gradient" : "gradient " + name, values + [.init("--gradient", gradient.css)])
    }

    /// The looks of an element with a line inside of its edge; nil if the style sheet has no such line.
    func look(bordered paint: Paint, _ pen: StrokeStyle) -> StyleDecoration? {
        guard pen.dash.isEmpty, self != .circle, !paint.isAround, paint.gradient == nil else { return nil }
        let (name, values) = corners
        let color = paint.color.map(\.css) ?? "currentcolor"
        return StyleDecoration(
            name.isEmpty ? "ring" : "ring " + name,
            values + [.init("--ring", max(pen.lineWidth, 0).length), .init("--ring-color", color)])
    }
}
