internal import DOM

extension View {
    /// Leaves of the view what another one covers.
    ///
    /// A shape, a gradient and a colour can mask any view, and any view a colour or a gradient: browsers have no others.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// Leaves of the view what another one covers.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }
}

private struct MaskedView<Content: View, Mask: View>: View {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    @ViewBuilder var body: some View {
        if let shape = (mask as? any Shape) ?? (mask as? any ShapeMask)?.shapeOfMask {
            ClippedView(content: content, shape: shape, isEvenOdd: false)
        } else if let paint = (mask as? any ShapeStyle)?.paint {
            content.decorated(
                by: StyleDecoration("masked", [.init("--mask", paint.maskImage)], reach: .side(.mask))
            )
            .needs(.drawing)
        } else if let style = content as? any ShapeStyle {
            ZStack(alignment: alignment) { mask.foregroundStyle(AnyShapeStyle(style)) }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        } else {
            UnmaskedView(content: content, mask: Mask.self)
        }
    }
}

/// A view that stays whole, since browsers cannot mask it.
private struct UnmaskedView<Content: View>: View {
    let content: Content
    let mask: any Any.Type
}

extension UnmaskedView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { UnmaskedNode(self, at: place) }
}

private final class UnmaskedNode<Content: View>: WrappingNode<UnmaskedView<Content>, Content> {
    init(_ view: UnmaskedView<Content>, at place: Place) {
        place.graph.reportOnce("A view is not masked: browsers have no mask of \(view.mask).")
        super.init(view.content, at: place)
    }

    override func update(_ view: UnmaskedView<Content>) {
        child.update(view.content)
    }
}

/// A view that is nothing but a filled shape.
private protocol ShapeMask {
    var shapeOfMask: any Shape { get }
}

extension ShapeLayers: @MainActor ShapeMask {
    fileprivate var shapeOfMask: any Shape { shape }
}

extension Paint {
    fileprivate var maskImage: String {
        switch kind {
        case .gradient(let gradient): gradient.css
        case .color(let color): "linear-gradient(\(color.css),\(color.css))"
        case .inherited, .material: "linear-gradient(currentcolor,currentcolor)"
        }
    }
}
