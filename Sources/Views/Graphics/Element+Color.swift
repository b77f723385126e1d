package import DOM

extension Element {
    /// Gives the element, and the text inside it, a colour; with `nil` that of its surroundings.
    package func setColor(_ color: Color?) {
        setClass("color", color.map { $0.className ?? "mixed" })
        setStyle("--color", color?.hex)
        setStyle("--strength", color?.part)
    }

    /// Gives the element a background; with `nil` none.
    package func setBackground(_ color: Color?) {
        setClass("background", color.map { $0.className ?? "mixed" })
        setStyle("--background", color?.hex)
        setClass("cover", color?.part == nil ? nil : "part")
        setStyle("--cover", color?.part)
    }
}

extension Color {
    /// How much of it covers what is behind; nil if all does.
    fileprivate var part: String? { percent < 100 ? "\(percent)%" : nil }
}
