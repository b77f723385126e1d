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
        return names
    }
}
