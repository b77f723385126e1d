internal import DOM

/// A view that a function draws, with lines, areas, texts and pictures.
///
/// ```swift
/// Canvas { context, size in
///     let middle = Rect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: 16, dy: 16)
///     context.fill(Path(ellipseIn: middle), with: .color(.orange))
/// }
/// .frame(height: 120)
/// .accessibilityLabel("A sun")
/// ```
///
/// It fills its place, and is drawn again when the browser says that this has another size. What it draws are elements, of which
/// only what has changed travels: it is for hundreds of them, not for thousands in motion. Give it a label for those who do not
/// see it.
public typealias Canvas = GeometricCanvas<PlainGeometry>

/// A ``Canvas``, with the types that a program writes points with.
public struct GeometricCanvas<Space: Geometry>: View {
    let renderer: (inout GeometricContext<Space>, Space.Size) -> Void

    /// - Parameters:
    ///   - opaque: whether nothing can be seen through it; here it makes no difference.
    ///   - colorMode: what colours are computed with; here it makes no difference.
    ///   - rendersAsynchronously: whether it may be drawn later; here it makes no difference.
    ///   - renderer: draws, when the view is evaluated.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GeometricContext<Space>, Space.Size) -> Void
    ) {
        self.renderer = renderer
    }
}

extension GeometricCanvas: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { CanvasNode(self, at: place) }
}

private final class CanvasNode<Space: Geometry>: ViewNode<GeometricCanvas<Space>> {
    private var view: GeometricCanvas<Space>
    private let scope: EnvironmentScope
    private let element = Element("svg", class: "shape canvas")
    private let source: GeometrySource
    private let sheet: CanvasSheet

    init(_ view: GeometricCanvas<Space>, at place: Place) {
        self.view = view
        scope = place.scope
        place.graph.page.need(.drawing)
        element["aria-hidden"] = "true"
        source = GeometrySource(element, .content, at: place)
        sheet = CanvasSheet(element, at: place.deeper)
        super.init(at: place)
        evaluate()
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, source.improveGuess() else { return }
            invalidate()
        }
    }

    override func update(_ view: GeometricCanvas<Space>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let output = CanvasOutput()
        let size = track {
            let size = source.size
            var context = GeometricContext<Space>(output, size: size, environment: scope.readable)
            view.renderer(&context, Space.value(size))
            return size
        }
        element["viewBox"] =
            "0 0 \(ChartNumber.coordinate(max(size.width, 1))) \(ChartNumber.coordinate(max(size.height, 1)))"
        element["preserveAspectRatio"] = "none"
        sheet.show(output.items)
    }

    override func collect(into elements: inout [Element]) {
        elements.append(element)
    }

    override func unmount() {
        super.unmount()
        source.close()
        sheet.unmount()
    }
}
