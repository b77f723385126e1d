internal import DOM

/// A view of which a shape leaves a part.
struct ClippedView<Content: View>: View {
    let content: Content
    let shape: any Shape
    let isEvenOdd: Bool
}

extension ClippedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ClipNode(self, at: place) }
}

private final class ClipNode<Content: View>: ViewNode<ClippedView<Content>> {
    private var view: ClippedView<Content>
    private let child: ViewNode<Content>
    private let first: FirstElement
    private var decoration = StyleDecoration("")
    private var decorated: [Element] = []
    /// Whether the browser has to say how large the view is.
    private var isMeasured = false

    init(_ view: ClippedView<Content>, at place: Place) {
        self.view = view
        place.graph.page.need(.drawing)
        child = place.deeper.makeNode(view.content)
        first = FirstElement(at: place)
        super.init(at: place)
        evaluate()
    }

    override func update(_ view: ClippedView<Content>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let new = StyleDecoration("cut", [.init("--cut", track { polygon })])
        guard new != decoration else { return }
        for element in decorated { new.replace(decoration, on: element) }
        decoration = new
    }

    private var polygon: String {
        let shape = view.shape
        var (fit, drawing) = ShapeFit.find { shape.drawing(in: $0) }
        isMeasured = fit == .fitted || fit == .sized
        var size = ShapeFit.square
        if isMeasured, let measured = first.source?.size, measured.width > 0, measured.height > 0 {
            size = measured
            drawing = shape.drawing(in: size)
        }
        var points: [String] = []
        func add(_ point: Point) {
            points.append(
                fit == .fixed
                    ? "\(point.x.length) \(point.y.length)"
                    : "\((point.x / size.width * 100).short)% \((point.y / size.height * 100).short)%")
        }
        // A polygon has one part: from one to the next a line goes there and back.
        for (index, line) in drawing.outlined.lines.enumerated() {
            line.points.forEach(add)
            if let start = line.points.first { add(start) }
            if index > 0, let start = drawing.outlined.lines.first?.points.first { add(start) }
        }
        if points.isEmpty { points = ["0 0"] }
        return "polygon(\(view.isEvenOdd ? "evenodd," : "")\(points.joined(separator: ",")))"
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let present = Array(elements[start...])
        first.note(isMeasured ? present.first : nil, for: self)
        if present.count == decorated.count, zip(present, decorated).allSatisfy({ $0 === $1 }) { return }
        let known = Set(decorated.map { ObjectIdentifier($0) })
        for element in present where !known.contains(ObjectIdentifier(element)) {
            decoration.decorate(element)
        }
        decorated = present
    }

    override func unmount() {
        super.unmount()
        first.close()
        child.unmount()
    }
}

extension Double {
    /// With two digits behind the point: a clip needs no more.
    fileprivate var short: String { ChartNumber.coordinate(self) }
}
