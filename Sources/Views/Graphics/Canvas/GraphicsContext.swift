/// Where a ``Canvas`` is drawn, and how: what is changed of a copy holds for what is drawn with the copy.
public typealias GraphicsContext = GeometricContext<PlainGeometry>

/// A ``GraphicsContext``, with the types that a program writes points with.
public struct GeometricContext<Space: Geometry> {
    /// How much of what is drawn covers what is behind, from 0 to 1.
    public var opacity: Double = 1
    /// How the colours of what is drawn mix with those behind.
    public var blendMode = BlendMode.normal
    /// What the views around have set.
    public let environment: EnvironmentValues
    private let output: CanvasOutput
    private let size: Size
    private var matrix = PlaneTransform.identity
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    init(_ output: CanvasOutput, size: Size, environment: EnvironmentValues) {
        self.output = output
        self.size = size
        self.environment = environment
    }

    private struct Clip {
        let name: String
        let bounds: Rect
    }
}

extension GeometricContext {
    /// What is done to all points before they are drawn.
    public var transform: Space.Transform {
        get { Space.value(matrix) }
        set { matrix = Space.plain(newValue) }
    }

    /// Draws larger or smaller from now on.
    public mutating func scaleBy(x: Space.Length, y: Space.Length) {
        matrix = matrix.scaledBy(x: Double(x), y: Double(y))
    }

    /// Draws elsewhere from now on.
    public mutating func translateBy(x: Space.Length, y: Space.Length) {
        matrix = matrix.translatedBy(x: Double(x), y: Double(y))
    }

    /// Draws turned around the corner from now on.
    public mutating func rotate(by angle: Angle) {
        matrix = matrix.rotated(by: angle)
    }

    /// Does this to points first from now on.
    public mutating func concatenate(_ matrix: Space.Transform) {
        self.matrix = Space.plain(matrix).concatenating(self.matrix)
    }

    /// Draws only inside of a path from now on.
    public mutating func clip(to path: GeometricPath<Space>, style: FillStyle = FillStyle()) {
        let drawing = path.drawing.outlined.applying(matrix)
        var outline = CanvasItem(kind: .path)
        outline.attributes = [.d: drawing.data]
        if style.isEOFilled { outline.attributes[.clipRule] = "evenodd" }
        var item = CanvasItem(kind: .clipPath)
        item.attributes[.id] = "clip-" + (drawing.data + (style.isEOFilled ? "e" : "")).shortHash
        item.children = [outline]
        clips.append(Clip(name: output.define(item), bounds: drawing.bounds ?? .zero))
    }

    /// The smallest rectangle around what can be drawn.
    public var clipBoundingRect: Space.Rect {
        let all = Rect(origin: .zero, size: size)
        let visible = clips.reduce(all) { $0.intersection($1.bounds) ?? .zero }
        return Space.value(visible.applying(matrix.inverted()))
    }

    /// Does something to the looks of what is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        filters.append(filter)
    }
}

extension GeometricContext {
    /// Fills what a path encloses.
    public func fill(_ path: GeometricPath<Space>, with shading: Shading, style: FillStyle = FillStyle()) {
        if let pen = path.drawing.pen {
            return stroke(GeometricPath(PathDrawing(steps: path.drawing.steps)), with: shading, style: pen)
        }
        var item = CanvasItem(kind: .path)
        item.attributes[.d] = path.drawing.data
        paint(&item, .fill, shading, path.drawing)
        if style.isEOFilled { item.attributes[.fillRule] = "evenodd" }
        add(item)
    }

    /// Draws a line of some pixels along a path.
    public func stroke(_ path: GeometricPath<Space>, with shading: Shading, lineWidth: Space.Length = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: Double(lineWidth)))
    }

    /// Draws a line along a path.
    public func stroke(_ path: GeometricPath<Space>, with shading: Shading, style: StrokeStyle) {
        var item = CanvasItem(kind: .path)
        let drawing = path.drawing.outlined
        item.attributes[.d] = drawing.data
        paint(&item, .stroke, shading, drawing)
        item.attributes[.fill] = "none"
        item.attributes[.strokeWidth] = ChartNumber.coordinate(max(style.lineWidth, 0))
        if style.lineCap != .butt { item.attributes[.lineCap] = style.lineCap.name }
        if style.lineJoin != .miter { item.attributes[.lineJoin] = style.lineJoin.name }
        if style.lineJoin == .miter, style.miterLimit != 4 {
            item.attributes[.miterLimit] = ChartNumber.coordinate(max(style.miterLimit, 1))
        }
        if !style.dash.isEmpty {
            item.attributes[.dash] = style.dash.map { ChartNumber.coordinate(max($0, 0)) }.joined(
                separator: " ")
            if style.dashPhase != 0 {
                item.attributes[.dashOffset] = ChartNumber.coordinate(style.dashPhase)
            }
        }
        add(item)
    }

    /// Draws into a layer of its own, which then is drawn as a whole, with the opacity, the filters and the way to blend that
    /// this context has.
    public func drawLayer(content: (inout GeometricContext) throws -> Void) rethrows {
        let output = output.makeLayer()
        var layer = GeometricContext(output, size: size, environment: environment)
        layer.matrix = matrix
        try content(&layer)
        self.output.take(output)
        var item = CanvasItem(kind: .group)
        item.children = output.items
        add(item, isPlaced: true)
    }

    /// Adds an item with all that holds for what is drawn now.
    private func add(_ item: CanvasItem, isPlaced: Bool = false) {
        var item = item
        if !isPlaced, !matrix.isIdentity {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            item.attributes[.transform] = "matrix(\(numbers.map(\.digits).joined(separator: " ")))"
        }
        let part = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
        if part < 1 {
            let own = item.attributes[.opacity].flatMap(Double.init) ?? 1
            item.attributes[.opacity] = ChartNumber.coordinate(own * part)
        }
        var classes: [String] = []
        var values: [StyleDecoration.Value] = []
        if let mode = blendMode.css {
            classes.append("blended")
            values.append(.init("--blend", mode))
        }
        if !filters.isEmpty {
            classes.append("effect")
            values += filters.map { .init($0.property, $0.text) }
        }
        if !classes.isEmpty { item.look = StyleDecoration(classes.joined(separator: " "), values) }
        let names = clips.map(\.name)
        if !names.isEmpty, let last = output.items.last, last.clips == names {
            output.items[output.items.count - 1].append(item, depth: names.count)
            return
        }
        for (index, name) in names.enumerated().reversed() {
            var group = CanvasItem(kind: .group)
            group.attributes[.clipPath] = name
            group.children = [item]
            if index == 0 { group.clips = names }
            item = group
        }
        output.items.append(item)
    }

    private func paint(
        _ item: inout CanvasItem, _ attribute: CanvasAttribute, _ shading: Shading, _ drawing: PathDrawing
    ) {
        switch shading.kind {
        case .color(let color):
            item.attributes[attribute] = color.map { $0.hex ?? "currentColor" } ?? "currentColor"
            if let color, color.hex == nil { item.color = Color(color.kind) }
            if let color, color.percent < 100 {
                item.attributes[.opacity] = ChartNumber.coordinate(Double(color.percent) / 100)
            }
        case .paint(let paint):
            guard let shading = Shading(paint, in: drawing.bounds ?? .zero) else { return }
            self.paint(&item, attribute, shading, drawing)
        case .gradient(let definition):
            item.attributes[attribute] = output.define(definition)
        }
    }
}

extension GeometricContext {
    /// A text that can be drawn several times.
    public struct ResolvedText: Sendable {
        let text: Text
        /// What it is painted with; nil for its own colour.
        public var shading: Shading?

        /// How large it is in a place: an estimate, since only the browser knows its letters.
        public func measure(in size: Space.Size) -> Space.Size {
            let room = Space.plain(size)
            let letter = Size(width: 8.2, height: 20)
            let width = Double(text.string.count) * letter.width
            let lines = room.width > 0 ? max((width / room.width).rounded(.up), 1) : 1
            return Space.value(Size(width: min(width, max(room.width, 0)), height: lines * letter.height))
        }
    }

    /// A picture that can be drawn several times.
    public struct ResolvedImage: Sendable {
        let image: Image
        /// What a symbol is painted with; nil for its own colour.
        public var shading: Shading?
    }

    /// Makes a text ready to be drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

    /// Makes a picture ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    /// Draws a text in a place.
    public func draw(_ text: ResolvedText, in rect: Space.Rect) {
        draw({ [text] in text.text.painted(text.shading?.style) }, in: rect)
    }

    /// Draws a text with one of its points, which is the middle unless told, at a point.
    public func draw(_ text: ResolvedText, at point: Space.Point, anchor: UnitPoint = .center) {
        draw({ [text] in text.text.painted(text.shading?.style) }, at: point, anchor)
    }

    /// Draws a text in a place.
    public func draw(_ text: Text, in rect: Space.Rect) { draw(resolve(text), in: rect) }

    /// Draws a text with one of its points, which is the middle unless told, at a point.
    public func draw(_ text: Text, at point: Space.Point, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture, as large as a place.
    public func draw(_ image: ResolvedImage, in rect: Space.Rect, style: FillStyle = FillStyle()) {
        draw({ [image] in image.image.resizable().painted(image.shading?.style) }, in: rect)
    }

    /// Draws a picture with one of its points, which is the middle unless told, at a point.
    public func draw(_ image: ResolvedImage, at point: Space.Point, anchor: UnitPoint = .center) {
        draw({ [image] in image.image.painted(image.shading?.style) }, at: point, anchor)
    }

    /// Draws a picture, as large as a place.
    public func draw(_ image: Image, in rect: Space.Rect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture with one of its points, which is the middle unless told, at a point.
    public func draw(_ image: Image, at point: Space.Point, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private func draw(_ view: @escaping @MainActor () -> AnyView, in rect: Space.Rect) {
        let place = Space.plain(rect)
        var item = CanvasItem(kind: .view)
        item.attributes = [
            .x: ChartNumber.coordinate(place.minX), .y: ChartNumber.coordinate(place.minY),
            .width: ChartNumber.coordinate(place.width), .height: ChartNumber.coordinate(place.height),
        ]
        item.view = view
        add(item)
    }

    private func draw(
        _ view: @escaping @MainActor () -> AnyView, at point: Space.Point, _ anchor: UnitPoint
    ) {
        let place = Space.plain(point)
        var item = CanvasItem(kind: .view)
        // Something without a size is not shown at all.
        item.attributes = [
            .x: ChartNumber.coordinate(place.x), .y: ChartNumber.coordinate(place.y), .width: "1",
            .height: "1",
        ]
        item.view = view
        item.anchor = anchor
        add(item)
    }
}

extension CanvasItem {
    /// Adds an item to the innermost of some groups.
    fileprivate mutating func append(_ item: CanvasItem, depth: Int) {
        if depth <= 1 {
            children.append(item)
        } else {
            children[0].append(item, depth: depth - 1)
        }
    }
}

extension View {
    fileprivate func painted(_ style: AnyShapeStyle?) -> AnyView {
        style.map { AnyView(foregroundStyle($0)) } ?? AnyView(self)
    }
}

extension String {
    /// A name for a text: the same one for the same.
    var shortHash: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}
