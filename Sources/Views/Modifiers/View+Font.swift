extension View {
    /// Shows text inside in a font; with `nil` in that of the surroundings.
    public func font(_ font: Font?) -> some View {
        decorated(
            by: StyleDecoration(
                font?.classNames.joined(separator: " ") ?? "",
                (font?.sizeText.map { [.init("--font-size", $0)] } ?? [])
                    + (font?.family.map { [.init("--family", $0)] } ?? [])))
    }

    /// How strong the letters inside are; with `nil` as in the surroundings.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        decorated(by: weight.map { "weight-\($0.rawValue)" } ?? "")
    }

    public func bold(_ isActive: Bool = true) -> some View {
        decorated(by: isActive ? "weight-bold" : "")
    }

    public func italic(_ isActive: Bool = true) -> some View {
        decorated(by: isActive ? "italic" : "")
    }

    /// Shows text inside in letters that are all as wide.
    public func monospaced(_ isActive: Bool = true) -> some View {
        decorated(by: isActive ? "design-monospaced" : "")
    }

    /// Shows digits inside that are all as wide, so that changing figures stand still.
    public func monospacedDigit() -> some View {
        decorated(by: "monospaced-digit")
    }

    public func strikethrough(_ isActive: Bool = true) -> some View {
        decorated(by: isActive ? "strikethrough" : "")
    }

    public func underline(_ isActive: Bool = true) -> some View {
        decorated(by: isActive ? "underline" : "")
    }
}
