internal import Encoding

extension Color {
    /// The colour in digits, with how much it covers: for where the style sheet cannot name it. The style sheet's own
    /// colours are those of light pages then.
    var digits: String {
        if kind == .named(.clear) { return "#00000000" }
        guard percent < 100 else { return solidDigits }
        return solidDigits + Hexadecimal.text(of: [UInt8((percent * 255 + 50) / 100)])
    }

    /// The colour as CSS writes it: one of the style sheet's in its name, which suits light and dark pages alike.
    var css: String {
        guard percent < 100 else { return solidCSS }
        return "color-mix(in srgb,\(solidCSS) \(percent)%,transparent)"
    }

    var solidCSS: String {
        switch kind {
        case .named(.clear): "transparent"
        case .named(.white), .named(.black), .mixed: solidDigits
        case .adaptive(let light, let dark):
            light == dark ? light.digits : "light-dark(\(light.digits),\(dark.digits))"
        case .named(.primary): "var(--text)"
        case .named(.secondary), .named(.tertiary): "var(--quiet)"
        case .named(let name): "var(--\(name.rawValue))"
        }
    }

    /// The colour in digits, as if it covered all that is behind it.
    package var solidDigits: String {
        switch kind {
        case .named(let name): name.digits
        case .mixed(let red, let green, let blue): "#" + Hexadecimal.text(of: [red, green, blue])
        case .adaptive(let light, _): light.solidDigits
        }
    }

    /// The colour with some white in it.
    func mixed(withWhite part: Double) -> Color {
        guard case .mixed(let red, let green, let blue)? = Color(hex: solidDigits)?.kind else { return self }
        func lighter(_ byte: UInt8) -> UInt8 { UInt8(Double(byte) + (255 - Double(byte)) * part) }
        return Color(.mixed(red: lighter(red), green: lighter(green), blue: lighter(blue)), percent: percent)
    }
}

extension Color.Name {
    /// The colour on light pages, as text is shown in it. `Public/pinion.css` says the same, and that of dark pages.
    var digits: String {
        switch self {
        case .red: "#b3261e"
        case .orange: "#9a4b00"
        case .yellow: "#7d5a00"
        case .green: "#1a6e34"
        case .mint: "#0a6b58"
        case .teal: "#0b6672"
        case .cyan: "#0a628c"
        case .blue, .accent: "#1d5ce0"
        case .indigo: "#4a45c6"
        case .purple: "#8131a8"
        case .pink: "#b31f5f"
        case .brown: "#7a4f2c"
        case .gray, .secondary, .tertiary: "#5a6270"
        case .white, .clear: "#ffffff"
        case .black: "#000000"
        case .page: "#f4f5f8"
        case .primary: "#191c22"
        }
    }
}
