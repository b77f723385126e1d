internal import Encoding

/// A colour: one of the style sheet's, which suit light and dark pages alike, or one that is mixed.
///
/// ```swift
/// Text("Saved").foregroundStyle(.green)
/// Text(user.name).padding().background(Color(hex: user.headerColor) ?? .accentColor)
/// ```
///
/// The named ones have enough contrast as text in both schemes.
public struct Color: Hashable, Sendable {
    /// The colours of the style sheet.
    enum Name: String {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
        case white, gray, black, clear, primary, secondary, tertiary, accent, page
    }

    enum Kind: Hashable {
        case named(Name)
        case mixed(red: UInt8, green: UInt8, blue: UInt8)
        /// One for light pages and one for dark ones, as an asset catalogue has it.
        case adaptive(light: RGBA, dark: RGBA)
    }

    let kind: Kind
    /// How much of it covers what is behind, in per cent.
    let percent: Int

    init(_ kind: Kind, percent: Int = 100) {
        self.kind = kind
        self.percent = percent
    }

    private init(_ name: Name) {
        self.init(.named(name))
    }

    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let white = Color(.white)
    public static let gray = Color(.gray)
    public static let black = Color(.black)
    /// No colour at all.
    public static let clear = Color(.clear)
    /// That of text.
    public static let primary = Color(.primary)
    /// That of text which is less important; as a background, a shade of grey.
    public static let secondary = Color(.secondary)
    /// That of text which is still less important; as a background, a faint shade of grey.
    public static let tertiary = Color(.tertiary)
    /// That of links and of the button that matters most.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)
    /// The same as ``accentColor``.
    public static let tint = accentColor
}

extension Color {
    /// Mixes a colour of parts from 0 to 1; what is beyond counts as the end that it passed.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            .mixed(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue)),
            percent: Self.percent(opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour of digits as in `#3366cc` or `3366cc`. Returns nil if they are none.
    public init?(hex: String) {
        let digits = hex.first == "#" ? hex.dropFirst() : hex[...]
        guard let bytes = Hexadecimal.bytes(in: digits), bytes.count == 3 else { return nil }
        self.init(.mixed(red: bytes[0], green: bytes[1], blue: bytes[2]))
    }

    /// A colour of an asset catalogue; that of text if there is none of that name, which the log says.
    public init(_ name: String) {
        self.init(name, in: nil)
    }

    package init(_ name: String, in bundle: String?) {
        let catalog = Assets.catalog(of: bundle)
        if let color = catalog.colors[name] {
            self = color
        } else {
            let problem =
                catalog.problems[name] ?? "there is no colour “\(name.prefix(60))” among the resources"
            Evaluation.report("\(problem).")
            self = .primary
        }
    }

    /// The colour with some of what is behind it, in steps of one per cent.
    public func opacity(_ opacity: Double) -> Color {
        Color(kind, percent: Self.percent(opacity * Double(percent) / 100))
    }

    /// The style sheet's name of the colour; nil for a mixed one.
    package var className: String? {
        guard case .named(let name) = kind else { return nil }
        return name.rawValue
    }

    /// A mixed colour as in `#3366cc`, or as CSS writes one of a catalogue; `nil` for one of the style sheet's.
    package var hex: String? {
        switch kind {
        case .named: nil
        case .mixed: solidDigits
        case .adaptive: solidCSS
        }
    }

    /// A colour for light pages and one for dark ones.
    init(light: RGBA, dark: RGBA) {
        self.init(.adaptive(light: light, dark: dark))
    }

    /// The opacity in per cent.
    private static func percent(_ opacity: Double) -> Int {
        guard opacity.isFinite else { return 100 }
        return Int((min(max(opacity, 0), 1) * 100).rounded())
    }

    private static func byte(_ part: Double) -> UInt8 {
        part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
    }
}
