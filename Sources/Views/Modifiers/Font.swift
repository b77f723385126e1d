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
        case ultraLight = "ultra-light"
        case thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The kinds of letters.
    public enum Design: String, Sendable {
        case `default`, monospaced, serif, rounded
    }

    let style: TextStyle
    /// In pixels, if it is none of the style sheet's.
    private(set) var size: Double?
    var weight: Weight?
    var design: Design?
    var isItalic = false
    /// The families of ``custom(_:size:)``, as CSS lists them.
    var family: String?

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

    /// Letters of some pixels; they grow with the text's size that a browser is set to.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font.system(.body, design: design, weight: weight)
        font.size = max(size, 1)
        return font
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

    /// The exact value that goes with the style sheet's names.
    var sizeText: String? { size?.length }

    /// The style sheet's names.
    var classNames: [String] {
        var names = [size == nil ? "font-\(style.rawValue)" : "font-size"]
        if let weight { names.append("weight-\(weight.rawValue)") }
        if let design, design != .default { names.append("design-\(design.rawValue)") }
        if isItalic { names.append("italic") }
        if family != nil { names.append("family") }
        return names
    }
}
