internal import DOM

/// An outline with its colours: an `<svg>`, which needs no style of its own to have any colour.
struct DrawnShape: View {
    let outline: ShapeOutline
    let fill: Paint?
    let stroke: Paint?
    let lineWidth: Double
}

extension DrawnShape: ElementView {
    func makeElement(at place: Place) -> Element {
        let drawing = Element("svg", class: "shape")
        drawing["aria-hidden"] = "true"
        return drawing
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        let form = element.children.last ?? Element("g")
        let wanted: StaticString =
            switch outline {
            case .circle: "circle"
            case .ellipse: "ellipse"
            case .rectangle, .capsule, .rounded: "rect"
            }
        let present = "\(form.tag)" == "\(wanted)" ? form : Element(wanted)
        let gradient = (fill ?? stroke)?.definition
        element.arrange((gradient.map { [Self.gradient($0, in: element)] } ?? []) + [present])
        element["viewBox"] = outline == .circle ? "0 0 100 100" : nil
        element.setClass("shape", outline == .capsule ? "capsule" : nil)
        present.setOutline(outline)
        present["fill"] = fill.map(\.attribute) ?? "none"
        present["stroke"] = stroke.map(\.attribute)
        present["stroke-width"] = stroke.map { _ in ChartNumber.coordinate(lineWidth) }
        present["vector-effect"] = stroke.map { _ in "non-scaling-stroke" }
        let color = gradient == nil ? (fill ?? stroke)?.color : nil
        present.setColor(color.flatMap { $0.hex == nil ? Color($0.kind) : nil })
        present["opacity"] = color.flatMap {
            $0.percent < 100 ? ChartNumber.coordinate(Double($0.percent) / 100) : nil
        }
    }

    /// The gradient as a drawing defines it. What goes around a point has no form there: it goes from edge to edge.
    private static func gradient(_ gradient: GradientPaint, in drawing: Element) -> Element {
        if let present = drawing.children.first, present["id"] == gradient.id { return present }
        let element: Element
        switch gradient.way {
        case .line(let start, let end):
            element = Element("linearGradient")
            let (start, end) = GradientLine(from: start, to: end).ends
            element["x1"] = ChartNumber.coordinate(start.x)
            element["y1"] = ChartNumber.coordinate(start.y)
            element["x2"] = ChartNumber.coordinate(end.x)
            element["y2"] = ChartNumber.coordinate(end.y)
        case .radial(let center, _, _), .elliptical(let center, _, _):
            element = Element("radialGradient")
            element["cx"] = ChartNumber.coordinate(center.x)
            element["cy"] = ChartNumber.coordinate(center.y)
        case .angular:
            element = Element("linearGradient")
        }
        element["id"] = gradient.id
        element.arrange(
            gradient.stops.map { place in
                let stop = Element("stop")
                stop["offset"] = ChartNumber.coordinate(place.location * 100) + "%"
                stop["stop-color"] = place.color.css
                return stop
            })
        return element
    }
}

extension GradientPaint {
    /// The gradient's name in a drawing; two that are alike have the same name.
    fileprivate var id: String {
        "gradient-" + String(css.map { $0.isLetter || $0.isNumber ? $0 : $0 == "-" ? "_" : "-" })
    }
}

extension Paint {
    /// The gradient that has to be defined before it can be used.
    fileprivate var definition: GradientPaint? {
        guard case .gradient(let gradient) = kind else { return nil }
        return gradient
    }

    /// The text of a drawing's attribute: a mixed colour itself, that of the element's class, or a gradient.
    fileprivate var attribute: String {
        definition.map { "url(#\($0.id))" } ?? color?.hex ?? "currentColor"
    }
}

extension Element {
    fileprivate func setOutline(_ outline: ShapeOutline) {
        switch outline {
        case .circle:
            for name: StaticString in ["cx", "cy", "r"] { self[name] = "50" }
        case .ellipse:
            for name: StaticString in ["cx", "cy", "rx", "ry"] { self[name] = "50%" }
        case .rectangle, .capsule, .rounded:
            self["width"] = "100%"
            self["height"] = "100%"
            if case .rounded(let radius) = outline {
                self["rx"] = ChartNumber.coordinate(radius)
            } else {
                self["rx"] = nil
            }
        }
    }
}
