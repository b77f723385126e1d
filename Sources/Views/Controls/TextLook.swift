/// How a piece of text looks.
struct TextLook: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var isItalic = false
    var isMonospaced = false
    var hasEqualDigits = false
    var isStruckThrough = false
    var isUnderlined = false
    /// How lines through it and below it are drawn, if not as everywhere.
    var line: Text.LineStyle?
    /// How far it stands above its line, in pixels.
    var baselineOffset = 0.0

    /// The classes of the style sheet, without those of the colour.
    var classNames: [String] {
        var font = font
        if let weight { font?.weight = weight }
        var names = font?.classNames ?? weight.map { ["weight-\($0.rawValue)"] } ?? []
        if isItalic, font?.isItalic != true { names.append("italic") }
        if isMonospaced, font?.design != .monospaced { names.append("design-monospaced") }
        if hasEqualDigits { names.append("monospaced-digit") }
        if isStruckThrough { names.append("strikethrough") }
        if isUnderlined { names.append("underline") }
        if let pattern = line?.pattern.className { names.append(pattern) }
        if baselineOffset != 0 { names.append("raised") }
        return names
    }
}
