extension View {
    /// Puts glass behind the view: a material, in a shape.
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: Capsule())
    }

    /// Puts glass behind the view: a material, in a shape.
    public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
        background(glass.style, in: shape)
    }
}

/// Glass behind a view, as on phones since 2025; here a material of the page, which does not bend what is behind.
public struct Glass: Equatable, Sendable {
    private enum Kind {
        case regular, clear, identity
    }

    private let kind: Kind
    private var color: Color?

    public static let regular = Glass(kind: .regular)
    /// One through which more is seen.
    public static let clear = Glass(kind: .clear)
    /// None at all.
    public static let identity = Glass(kind: .identity)

    /// Glass with a touch of a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// No effect: glass here does not answer to a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var style: AnyShapeStyle {
        if kind == .identity { return AnyShapeStyle(Color.clear) }
        if let color { return AnyShapeStyle(color.opacity(0.3)) }
        return AnyShapeStyle(kind == .clear ? Material.ultraThinMaterial : Material.regularMaterial)
    }
}

/// Views with glass behind them, which stays apart here.
public struct GlassEffectContainer<Content: View>: View {
    public let body: Content

    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        body = content()
    }
}
