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

    /// The look of a piece that stands inside another one: what it does not say is as around it.
    func inside(_ outer: TextLook) -> TextLook {
        var look = self
        look.font = font ?? outer.font
        look.weight = weight ?? outer.weight
        look.color = color ?? outer.color
        look.isItalic = isItalic || outer.isItalic
        look.isMonospaced = isMonospaced || outer.isMonospaced
        look.hasEqualDigits = hasEqualDigits || outer.hasEqualDigits
        look.isStruckThrough = isStruckThrough || outer.isStruckThrough
        look.isUnderlined = isUnderlined || outer.isUnderlined
        return look
    }

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
