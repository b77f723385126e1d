extension ShapeStyle {
    /// The style with some of what is behind it.
    public func opacity(_ opacity: Double) -> some ShapeStyle { PaintedStyle(paint: paint.opacity(opacity)) }
}

/// A style that is its paint.
struct PaintedStyle: ShapeStyle {
    let paint: Paint
}

extension Paint {
    fileprivate func opacity(_ opacity: Double) -> Paint {
        switch kind {
        case .inherited: Color.primary.opacity(opacity).paint
        case .color(let color): color.opacity(opacity).paint
        case .gradient(let gradient): Paint(.gradient(gradient.opacity(opacity)))
        case .material: self
        }
    }
}

extension GradientPaint {
    fileprivate func opacity(_ opacity: Double) -> GradientPaint {
        GradientPaint(
            Gradient(stops: stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) }), way
        )
    }
}
