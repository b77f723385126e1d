/// A pane through which what is behind is seen blurred.
public enum Material: String, ShapeStyle {
    /// The clearest of them.
    case ultraThin = "ultra-thin"
    /// A clear one.
    case thin
    /// Three quarters of it are the colour of cards.
    case regular
    /// One that hides more than it shows.
    case thick
    /// Nearly a wall.
    case ultraThick = "ultra-thick"

    public var paint: Paint { Paint(.material(self)) }
}

extension ShapeStyle where Self == Material {
    /// The clearest pane.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A clear pane.
    public static var thinMaterial: Material { .thin }
    /// A pane.
    public static var regularMaterial: Material { .regular }
    /// A pane that hides more than it shows.
    public static var thickMaterial: Material { .thick }
    /// A pane that is nearly a wall.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .thick }
}
