/// Views in a line, each as large as it would like to be: what a stack is inside of a layout that asks it.
@MainActor
struct LayoutLine {
    let axis: Axis
    let spacing: Double

    func size<Kind: Geometry>(of subviews: GeometricLayoutSubviews<Kind>) -> Size {
        let sizes = subviews.map { Kind.plain($0.sizeThatFits(.unspecified)) }
        let room = spacing * Double(max(sizes.count - 1, 0))
        switch axis {
        case .horizontal:
            return Size(
                width: sizes.reduce(room) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
        case .vertical:
            return Size(
                width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(room) { $0 + $1.height })
        }
    }

    func place<Kind: Geometry>(_ subviews: GeometricLayoutSubviews<Kind>, in bounds: Kind.Rect) {
        let bounds = Kind.plain(bounds)
        var (x, y) = (bounds.minX, bounds.minY)
        for subview in subviews {
            let size = Kind.plain(subview.sizeThatFits(.unspecified))
            switch axis {
            case .horizontal:
                subview.place(
                    at: Kind.value(Point(x: x, y: bounds.midY)), anchor: .leading, proposal: .unspecified)
                x += size.width + spacing
            case .vertical:
                subview.place(
                    at: Kind.value(Point(x: bounds.midX, y: y)), anchor: .top, proposal: .unspecified)
                y += size.height + spacing
            }
        }
    }
}
