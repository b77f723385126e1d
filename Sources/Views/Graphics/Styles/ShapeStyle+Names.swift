extension ShapeStyle where Self == ForegroundStyle {
    /// The colour that is used around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of links and of the button that matters most.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// That of text.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// That of text which is less important.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// That of text which is still less important.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// That of text which hardly matters.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// That of what is hardly there.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var accentColor: Color { Color.accentColor }
}
