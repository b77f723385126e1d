/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
    /// The radius in CSS; nil for the usual one.
    let corner: String?
    /// Whether buttons are as wide as they are high.
    let isCircle: Bool

    private init(corner: String?, isCircle: Bool = false) {
        self.corner = corner
        self.isCircle = isCircle
    }

    /// As buttons usually are.
    public static let automatic = ButtonBorderShape(corner: nil)
    /// Round at both ends.
    public static let capsule = ButtonBorderShape(corner: "99rem")
    /// With the corners that buttons usually have.
    public static let roundedRectangle = ButtonBorderShape(corner: "var(--radius)")
    /// A circle, for an icon alone.
    public static let circle = ButtonBorderShape(corner: "50%", isCircle: true)

    /// With corners of some pixels.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
        ButtonBorderShape(corner: max(radius, 0).length)
    }
}

/// Whether buttons are as wide as their labels.
public struct ButtonSizing: Hashable, Sendable {
    let className: String

    /// As the surroundings of the button have it.
    public static let automatic = ButtonSizing(className: "")
    /// As wide as their labels.
    public static let fitted = ButtonSizing(className: "buttons-fitted")
    /// As wide as there is room.
    public static let flexible = ButtonSizing(className: "buttons-wide")
}

extension View {
    /// The shape of the border of the buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        decorated(
            by: shape.corner.map {
                StyleDecoration(
                    shape.isCircle ? "buttons-shaped buttons-round" : "buttons-shaped",
                    [.init("--button-corner", $0)])
            } ?? StyleDecoration(""))
    }

    /// Whether the buttons inside are as wide as their labels, or as there is room.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { decorated(by: sizing.className) }
}
