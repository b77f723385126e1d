/// The form that every ``ShapeStyle`` comes down to.
public struct Paint: Equatable, Sendable {
    enum Kind: Equatable {
        /// The colour of the surroundings.
        case inherited
        case color(Color)
        case gradient(GradientPaint)
        case material(Material)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The colour that stands for it where only one is possible; `nil` for that of the surroundings.
    var color: Color? {
        switch kind {
        case .inherited: nil
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color
        case .material: .secondary
        }
    }

    /// The gradient along a line that it is, if it is one.
    var gradient: GradientPaint? {
        guard case .gradient(let gradient) = kind, case .line = gradient.way else { return nil }
        return gradient
    }
}
