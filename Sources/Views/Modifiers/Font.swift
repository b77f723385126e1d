/// The looks of text: one of the style sheet's sizes, its weight and its kind.
///
/// ```swift
/// Text("Articles").font(.largeTitle.bold())
/// ```
public struct Font: Hashable, Sendable {
    /// The sizes of the style sheet.
    public enum TextStyle: String, CaseIterable, Sendable {
        case largeTitle = "large-title"
        case title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How strong letters are.
    public enum Weight: String, Sendable {
        case light, regular, medium, semibold, bold, heavy
    }

    /// The kinds of letters.
    public enum Design: String, Sendable {
        case `default`, monospaced, serif, rounded
    }

    let style: TextStyle
    var weight: Weight?
    var design: Design?
    var isItalic = false

    private init(_ style: TextStyle) {
        self.style = style
    }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)
}

extension Font {
    /// One of the style sheet's sizes.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(style)
        font.design = design
        font.weight = weight
        return font
    }

    /// The size of the style sheet that is nearest to some pixels.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        let sizes: [(TextStyle, Double)] = [
            (.caption, 13), (.body, 16), (.headline, 17), (.title3, 19), (.title2, 22), (.title, 26),
            (.largeTitle, 32),
        ]
        let step = size.step(among: sizes.map(\.1))
        return .system(sizes.first { $0.1 == step }?.0 ?? .body, design: design, weight: weight)
    }

    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }

    /// The style sheet's name.
    var classNames: [String] {
        var names = ["font-\(style.rawValue)"]
        if let weight { names.append("weight-\(weight.rawValue)") }
        if let design, design != .default { names.append("design-\(design.rawValue)") }
        if isItalic { names.append("italic") }
        return names
    }
}
