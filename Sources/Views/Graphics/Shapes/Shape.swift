internal import DOM

/// A simple form: ``Circle``, ``Rectangle`` and their like. It fills the room that it is given, in the colour of text.
///
/// ```swift
/// Circle().fill(.green).frame(width: 16, height: 16)
/// ```
@MainActor @preconcurrency
public protocol Shape: View {}

extension Shape {
    /// The shape filled with a colour.
    public func fill(_ color: Color) -> some View {
        DrawnShape(outline: outline, fill: color, stroke: nil, lineWidth: 0)
    }

    /// The shape's edge as a line of some pixels.
    public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
        DrawnShape(outline: outline, fill: nil, stroke: color, lineWidth: lineWidth)
    }

    private var outline: ShapeOutline { (self as? any OutlinedShape)?.outline ?? .rectangle }
}

/// A shape that knows its outline.
@MainActor @preconcurrency
protocol OutlinedShape: Shape {
    var outline: ShapeOutline { get }
}

/// What a shape looks like.
enum ShapeOutline: Equatable {
    case circle, ellipse, rectangle, capsule
    /// A rectangle whose corners are rounded, by some pixels.
    case rounded(Double)
}

/// A shape with its colours: an `<svg>`, which needs no style of its own to have any colour.
struct DrawnShape: View {
    let outline: ShapeOutline
    let fill: Color?
    let stroke: Color?
    let lineWidth: Double
}

extension DrawnShape: ElementView {
    func makeElement(at place: Place) -> Element {
        let drawing = Element("svg", class: "shape")
        drawing["aria-hidden"] = "true"
        return drawing
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        let form = element.children.first ?? Element("g")
        let wanted: StaticString =
            switch outline {
            case .circle: "circle"
            case .ellipse: "ellipse"
            case .rectangle, .capsule, .rounded: "rect"
            }
        let present = "\(form.tag)" == "\(wanted)" ? form : Element(wanted)
        if present !== form || element.children.isEmpty { element.arrange([present]) }
        element["viewBox"] = outline == .circle ? "0 0 100 100" : nil
        element.setClass("shape", outline == .capsule ? "capsule" : nil)
        present.setOutline(outline)
        present["fill"] = fill.map(\.paint) ?? "none"
        present["stroke"] = stroke.map(\.paint)
        present["stroke-width"] = stroke.map { _ in ChartNumber.coordinate(lineWidth) }
        present["vector-effect"] = stroke.map { _ in "non-scaling-stroke" }
        present.setColor((fill ?? stroke).flatMap { $0.hex == nil ? $0 : nil })
        present["opacity"] = (fill ?? stroke).flatMap {
            $0.percent < 100 ? ChartNumber.coordinate(Double($0.percent) / 100) : nil
        }
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

extension Color {
    /// What an attribute of a drawing says: the mixed colour itself, or that of the element's class.
    var paint: String { hex ?? "currentColor" }
}
