extension Color {
    /// The colour in digits, with how much it covers: for where the style sheet cannot name it. The style sheet's own
    /// colours are those of light pages then.
    var digits: String {
        let solid = hex ?? Self.digits[className ?? ""] ?? "#5a6270"
        if className == "clear" { return "#00000000" }
        guard percent < 100 else { return solid }
        let alpha = (percent * 255 + 50) / 100
        return solid + (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
    }

    /// The colour with some white in it.
    func mixed(withWhite part: Double) -> Color {
        guard let solid = Color(hex: hex ?? Self.digits[className ?? ""] ?? "#5a6270"),
            case .mixed(let red, let green, let blue) = solid.kind
        else { return self }
        func lighter(_ byte: UInt8) -> UInt8 { UInt8(Double(byte) + (255 - Double(byte)) * part) }
        return Color(.mixed(red: lighter(red), green: lighter(green), blue: lighter(blue)), percent: percent)
    }

    private static let digits = [
        "red": "#b3261e", "orange": "#9a4b00", "yellow": "#7d5a00", "green": "#1a6e34", "mint": "#0a6b58",
        "teal": "#0b6672", "cyan": "#0a628c", "blue": "#1d5ce0", "indigo": "#4a45c6", "purple": "#8131a8",
        "pink": "#b31f5f", "brown": "#7a4f2c", "gray": "#5a6270", "white": "#ffffff", "black": "#000000",
        "clear": "#000000", "primary": "#191c22", "secondary": "#5a6270", "tertiary": "#a1a9b8",
        "accent": "#1d5ce0",
    ]
}
