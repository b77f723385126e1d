package import DOM

extension Element {
    /// Gives the element, and the text inside it, a colour; with `nil` that of its surroundings.
    package func setColor(_ color: Color?) {
        setClass("color", color.map { $0.className ?? "mixed" })
        setClass("strength", color?.strength)
        self["data-color"] = color?.hex
    }

    /// Gives the element a background; with `nil` none.
    package func setBackground(_ color: Color?) {
        setClass("background", color.map { $0.className ?? "mixed" })
        setClass("cover", color?.strength)
        self["data-background"] = color?.hex
    }
}

extension Color {
    fileprivate var strength: String? { percent < 100 ? "\(percent)" : nil }
}
