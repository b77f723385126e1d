internal import DOM

/// The elements that show one layer of a shape. They stay while their attributes change.
@MainActor
final class ShapePart {
    private let path = Element("path")
    private var cut: Element?
    private var pane: Element?
    private var gradient: Element?
}

extension ShapePart {
    /// Brings the elements up to date.
    ///
    /// - Parameters:
    ///   - layer: how the path is painted.
    ///   - drawing: the path.
    ///   - data: its steps, for an attribute.
    ///   - isScaled: whether the browser scales it, though not the widths of lines.
    /// - Returns: the elements, in their order.
    func show(_ layer: ShapeLayer, _ drawing: PathDrawing, _ data: String, isScaled: Bool) -> [Element] {
        let paint = layer.paint
        // The line of a pen is painted as the inside of another path is.
        let pen: StrokeStyle?
        var isEvenOdd = false
        var isBorder = false
        switch layer {
        case .fill(_, let style):
            pen = drawing.pen
            isEvenOdd = style.isEOFilled
        case .stroke(_, let style): pen = style
        case .border(_, var style):
            style.lineWidth *= 2
            isBorder = true
            pen = style
        }
        let isOutlined = drawing.pen != nil && pen != drawing.pen
        path["d"] = isOutlined ? drawing.outlined.data : data
        path["vector-effect"] = isScaled && pen != nil ? "non-scaling-stroke" : nil
        path.setPen(pen)
        if case .gradient(let gradient) = paint.kind, !gradient.isLine {
            return show(gradient, pen != nil, isEvenOdd: isEvenOdd, isBorder: isBorder)
        }
        pane = nil
        path["mask"] = nil
        let definition = paint.linear.map { $0.definition(reusing: self.gradient) }
        gradient = definition
        let ink = paint.linear.map { "url(#\($0.frameName))" } ?? paint.ink
        path["fill"] = pen == nil ? ink : "none"
        path["fill-rule"] = isEvenOdd ? "evenodd" : nil
        path["stroke"] = pen == nil ? nil : ink
        path.setSolid(paint)
        let clip = isBorder ? cutting("clipPath", name: "edge") : nil
        cut = clip
        path["clip-path"] = clip.flatMap { $0["id"] }.map { "url(#\($0))" }
        return [definition, clip, path].compactMap { $0 }
    }

    /// What goes around a point is a picture of the style sheet's, of which the path leaves a part.
    private func show(_ gradient: GradientPaint, _ isLine: Bool, isEvenOdd: Bool, isBorder: Bool) -> [Element]
    {
        self.gradient = nil
        path["clip-path"] = nil
        path["fill"] = isLine ? "none" : "#fff"
        path["fill-rule"] = isEvenOdd ? "evenodd" : nil
        path["stroke"] = isLine ? "#fff" : nil
        path.setColor(nil)
        path["opacity"] = nil
        let mask = cut?.isMask == true ? cut ?? Element("mask") : Element("mask")
        cut = mask
        var parts = [path]
        if isBorder {
            let edge = Element("clipPath")
            edge["id"] = name("edge")
            let outline = Element("path")
            outline["d"] = path["d"]
            edge.append(outline)
            path["clip-path"] = "url(#\(name("edge")))"
            parts.insert(edge, at: 0)
        }
        mask.arrange(parts)
        mask["id"] = name("mask")
        mask["maskUnits"] = "userSpaceOnUse"
        for (attribute, value): (StaticString, String) in [
            ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%"),
        ] { mask[attribute] = value }
        let pane = pane ?? Element("foreignObject")
        self.pane = pane
        // A line along the edge reaches beyond it.
        for (attribute, value): (StaticString, String) in [
            ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%"),
        ] { pane[attribute] = value }
        pane["mask"] = "url(#\(name("mask")))"
        let picture = pane.children.first ?? Element("div", class: "gradient pane")
        picture.setStyle("--gradient", gradient.onLargerPane.css)
        pane.arrange([picture])
        return [mask, pane]
    }

    /// The definition of an area to be left, by the path's own outline.
    private func cutting(_ tag: StaticString, name: String) -> Element {
        let area = cut?.isMask == false ? cut ?? Element(tag) : Element(tag)
        let outline = area.children.first ?? Element("path")
        outline["d"] = path["d"]
        area.arrange([outline])
        area["id"] = self.name(name)
        return area
    }

    /// A name for what belongs to the path: parts that are alike have the same.
    private func name(_ kind: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for attribute: StaticString in ["d", "stroke-width", "stroke-dasharray"] {
            for byte in (path[attribute] ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return "\(kind)-\(String(hash, radix: 36))"
    }
}

extension Element {
    fileprivate var isMask: Bool { "\(tag)" == "mask" }

    /// Has lines drawn with a pen; with `nil` none.
    func setPen(_ pen: StrokeStyle?, isWidthSet: Bool = false) {
        if !isWidthSet { self["stroke-width"] = pen.map { ChartNumber.coordinate(max($0.lineWidth, 0)) } }
        self["stroke-linecap"] = pen.flatMap { $0.lineCap == .butt ? nil : $0.lineCap.name }
        self["stroke-linejoin"] = pen.flatMap { $0.lineJoin == .miter ? nil : $0.lineJoin.name }
        self["stroke-miterlimit"] = pen.flatMap {
            $0.lineJoin != .miter || $0.miterLimit == 4 || isWidthSet
                ? nil : ChartNumber.coordinate(max($0.miterLimit, 1))
        }
        let dash = pen.map { $0.dash.map { ChartNumber.coordinate(max($0, 0)) }.joined(separator: " ") } ?? ""
        self["stroke-dasharray"] = dash.isEmpty ? nil : dash
        self["stroke-dashoffset"] = pen.flatMap {
            dash.isEmpty || $0.dashPhase == 0 ? nil : ChartNumber.coordinate($0.dashPhase)
        }
    }

    /// Gives what is painted with `currentColor` the colour, and what is not solid its opacity.
    func setSolid(_ paint: Paint) {
        let color = paint.linear == nil ? paint.color : nil
        setColor(color.flatMap { $0.hex == nil ? Color($0.kind) : nil })
        self["opacity"] = color.flatMap {
            $0.percent < 100 ? ChartNumber.coordinate(Double($0.percent) / 100) : nil
        }
    }
}

extension GradientPaint {
    var isLine: Bool {
        if case .line = way { true } else { false }
    }

    /// The same on a pane that is twice as wide and as high, around the middle of this one.
    fileprivate var onLargerPane: GradientPaint {
        func moved(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(x: point.x / 2 + 0.25, y: point.y / 2 + 0.25)
        }
        let larger: Way =
            switch way {
            case .line(let start, let end): .line(from: moved(start), to: moved(end))
            case .radial(let center, let start, let end): .radial(around: moved(center), from: start, to: end)
            case .elliptical(let center, let start, let end):
                .elliptical(around: moved(center), from: start / 2, to: end / 2)
            case .angular(let center, let start, let end):
                .angular(around: moved(center), from: start, to: end)
            }
        return GradientPaint(Gradient(stops: stops), larger)
    }

    /// Its name as one from point to point of the whole drawing.
    fileprivate var frameName: String {
        guard case .line(let start, let end) = way else { return "" }
        let points = [start.x, start.y, end.x, end.y].map(\.digits).joined(separator: "_")
        let colors = stops.map { "\($0.color.css)_\($0.location.digits)" }.joined(separator: "_")
        return "line-"
            + String((points + "_" + colors).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
    }

    @MainActor
    fileprivate func definition(reusing present: Element?) -> Element {
        let element = present ?? Element("linearGradient")
        guard element["id"] != frameName, case .line(let start, let end) = way else { return element }
        element["id"] = frameName
        element["gradientUnits"] = "userSpaceOnUse"
        for (attribute, value): (StaticString, Double) in [
            ("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y),
        ] { element[attribute] = ChartNumber.coordinate(value * 100) + "%" }
        element.arrange(
            stops.map { place in
                let stop = Element("stop")
                stop["offset"] = ChartNumber.coordinate(place.location * 100) + "%"
                stop["stop-color"] = place.color.css
                return stop
            })
        return element
    }
}

extension Paint {
    /// Whether it goes around a point.
    var isAround: Bool {
        if case .gradient(let gradient) = kind { !gradient.isLine } else { false }
    }

    /// Whether it has lengths of its own, which a drawing that is stretched would stretch.
    var hasLengths: Bool {
        if case .gradient(let gradient) = kind, case .radial = gradient.way { true } else { false }
    }

    fileprivate var linear: GradientPaint? { gradient }

    /// The text of a drawing's attribute: a mixed colour itself, or that of the element's class.
    fileprivate var ink: String { color?.hex ?? "currentColor" }
}
