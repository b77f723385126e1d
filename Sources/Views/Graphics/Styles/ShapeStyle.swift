/// What views are painted with: a colour, a gradient, a material.
///
/// ```swift
/// Text("Sale").padding().background(.red.gradient, in: Capsule())
/// RoundedRectangle(cornerRadius: 8).fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
/// ```
///
/// A style of one's own is made of another one: `struct Brand: ShapeStyle { var paint: Paint { Color.blue.paint } }`.
public protocol ShapeStyle: Sendable {
    /// What it is in the end.
    var paint: Paint { get }
}

/// What a ``ShapeStyle`` is in the end.
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
        case .gradient(let gradient): gradient.colors.first
        case .material: .secondary
        }
    }
}

extension Color: ShapeStyle {
    public var paint: Paint { Paint(.color(self)) }
}

/// The colour that is used around.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public var paint: Paint { Paint(.inherited) }
}

/// The colour of links and of the button that matters most.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public var paint: Paint { Color.accentColor.paint }
}

/// One of the levels of importance that text has.
public struct HierarchicalShapeStyle: ShapeStyle {
    let color: Color

    public var paint: Paint { color.paint }

    /// That of text.
    public static let primary = HierarchicalShapeStyle(color: .primary)
    /// That of text which is less important.
    public static let secondary = HierarchicalShapeStyle(color: .secondary)
    /// That of text which is still less important.
    public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
    /// That of text which hardly matters.
    public static let quaternary = HierarchicalShapeStyle(color: .tertiary)
}

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
    public let paint: Paint

    public init(_ style: some ShapeStyle) {
        paint = style.paint
    }
}
