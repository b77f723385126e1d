public import Pinion

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public nonisolated init() {}

    public nonisolated var paint: Paint { Color.accentColor.paint }
}

/// The colour of what stands in a field before somebody types.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public nonisolated init() {}

    public nonisolated var paint: Paint { Color.tertiary.paint }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
    public nonisolated init() {}

    public nonisolated var paint: Paint { Color.tertiary.opacity(0.5).paint }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
    public nonisolated init() {}

    public nonisolated var paint: Paint { Color.accentColor.paint }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of what stands in a field before somebody types.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of what is chosen.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
