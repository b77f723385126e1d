/// One element of a canvas, as it is to be.
struct CanvasItem: Sendable {
    enum Kind: String, Sendable {
        case group = "g"
        case path, clipPath, linearGradient, radialGradient, stop
        /// A view at a place.
        case view = "foreignObject"
    }

    var kind: Kind
    var attributes: [CanvasAttribute: String] = [:]
    /// The colour that `currentColor` stands for.
    var color: Color?
    var look = StyleDecoration("")
    var children: [CanvasItem] = []
    var view: (@MainActor () -> AnyView)?
    /// Where the view's own size puts its corner: the point of it that the place is.
    var anchor: UnitPoint?
    /// The clips that a group stands for, to find out whether the next item belongs into it.
    var clips: [String] = []
}

/// The attributes of what a canvas draws.
enum CanvasAttribute: CaseIterable {
    case id, d, transform, opacity, fill, fillRule, stroke, strokeWidth, lineCap, lineJoin, miterLimit, dash
    case dashOffset, clipPath, clipRule, x, y, width, height, x1, y1, x2, y2, cx, cy, r, fr, units, offset
    case stopColor, spread

    var name: StaticString {
        switch self {
        case .id: "id"
        case .d: "d"
        case .transform: "transform"
        case .opacity: "opacity"
        case .fill: "fill"
        case .fillRule: "fill-rule"
        case .stroke: "stroke"
        case .strokeWidth: "stroke-width"
        case .lineCap: "stroke-linecap"
        case .lineJoin: "stroke-linejoin"
        case .miterLimit: "stroke-miterlimit"
        case .dash: "stroke-dasharray"
        case .dashOffset: "stroke-dashoffset"
        case .clipPath: "clip-path"
        case .clipRule: "clip-rule"
        case .x: "x"
        case .y: "y"
        case .width: "width"
        case .height: "height"
        case .x1: "x1"
        case .y1: "y1"
        case .x2: "x2"
        case .y2: "y2"
        case .cx: "cx"
        case .cy: "cy"
        case .r: "r"
        case .fr: "fr"
        case .units: "gradientUnits"
        case .offset: "offset"
        case .stopColor: "stop-color"
        case .spread: "spreadMethod"
        }
    }
}

/// What has been drawn so far: all copies of a context draw into the same.
final class CanvasOutput {
    var items: [CanvasItem] = []
    private var names: Set<String> = []

    /// Adds a definition, unless there is one of its name.
    func define(_ item: CanvasItem) -> String {
        let name = item.attributes[.id] ?? ""
        if names.insert(name).inserted { items.append(item) }
        return "url(#\(name))"
    }

    /// Another output whose definitions are known here as well.
    func makeLayer() -> CanvasOutput {
        let layer = CanvasOutput()
        layer.names = names
        return layer
    }

    func take(_ layer: CanvasOutput) { names = layer.names }
}
