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
    public static let quaternary = HierarchicalShapeStyle(color: .tertiary.opacity(0.7))
    /// That of what is hardly there.
    public static let quinary = HierarchicalShapeStyle(color: .tertiary.opacity(0.4))
}
