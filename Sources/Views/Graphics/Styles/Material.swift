/// A pane through which what is behind is seen blurred.
public enum Material: String, ShapeStyle {
    case ultraThin = "ultra-thin"
    case thin, regular, thick
    case ultraThick = "ultra-thick"

    public var paint: Paint { Paint(.material(self)) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .thick }
}
