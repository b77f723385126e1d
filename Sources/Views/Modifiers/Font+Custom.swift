extension Font {
    /// Letters of a font that the visitor's system has, or that a style sheet of the program loads; else those of the page.
    ///
    /// - Parameters:
    ///   - name: what it is called, with its weight perhaps: "Georgia", "HelveticaNeue-Bold".
    ///   - size: in pixels; they grow with the text's size that a browser is set to.
    public static func custom(_ name: String, size: Double) -> Font {
        var font = Font.system(size: size, weight: nil, design: nil)
        font.name(name)
        return font
    }

    /// Letters of a font that the visitor's system has, in pixels. All sizes grow with that of a browser's text.
    public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Letters of a font that the visitor's system has, in pixels. They grow with a browser's text all the same.
    public static func custom(_ name: String, fixedSize: Double) -> Font { custom(name, size: fixedSize) }

    /// Reads a name as "HelveticaNeue-BoldItalic" has it.
    private mutating func name(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        let family = parts.first.map(String.init) ?? ""
        // Words as a style sheet takes them without quotation marks.
        guard let first = family.unicodeScalars.first, first.properties.isAlphabetic,
            family.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }), family.count <= 60
        else { return }
        var spelled = ""
        for letter in family {
            if letter.isUppercase, spelled.last?.isLowercase == true { spelled.append(" ") }
            spelled.append(letter)
        }
        self.family = spelled == family ? family : "\(family),\(spelled)"
        guard let look = parts.dropFirst().first?.lowercased() else { return }
        if look.contains("italic") || look.contains("oblique") { isItalic = true }
        let weights: [(String, Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black),
            ("bold", .bold),
        ]
        if let known = weights.first(where: { look.contains($0.0) }) { weight = known.1 }
    }
}
