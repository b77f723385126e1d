// The same modifiers as those of any view, which give a text again: so texts with different looks can be added.
extension Text {
    /// Shows the text in a font; with `nil` in that of its surroundings.
    ///
    /// A text that is a title as a whole is a heading: `largeTitle` of the first level (`<h1>`), `title` of the
    /// second, `title2` of the third, `title3` of the fourth. Give a heading its level by what it heads; how large it
    /// looks follows.
    public func font(_ font: Font?) -> Text {
        changing { $0.font = font }
    }

    /// How strong the letters are; with `nil` as in the surroundings.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.weight = weight }
    }

    public func bold(_ isActive: Bool = true) -> Text {
        changing { $0.weight = isActive ? .bold : nil }
    }

    public func italic(_ isActive: Bool = true) -> Text {
        changing { $0.isItalic = isActive }
    }

    /// Shows the text in letters that are all as wide.
    public func monospaced(_ isActive: Bool = true) -> Text {
        changing { $0.isMonospaced = isActive }
    }

    /// Shows digits that are all as wide, so that changing figures stand still.
    public func monospacedDigit() -> Text {
        changing { $0.hasEqualDigits = true }
    }

    public func strikethrough(_ isActive: Bool = true) -> Text {
        changing { $0.isStruckThrough = isActive }
    }

    public func underline(_ isActive: Bool = true) -> Text {
        changing { $0.isUnderlined = isActive }
    }

    /// Shows the text in a colour.
    public func foregroundStyle(_ color: Color) -> Text {
        changing { $0.color = color }
    }

    /// Shows the text in a colour; with `nil` in that of its surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.color = color }
    }

    func changing(_ change: (inout TextLook) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index].look) }
        return text
    }
}
