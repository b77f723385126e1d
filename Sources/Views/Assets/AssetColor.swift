internal import Glibc
internal import JSON

/// A colour as an asset catalogue writes it.
enum AssetColor {
    /// The colour in sRGB.
    static func color(of color: JSON) throws(AssetError) -> RGBA {
        if let name = color["reference"]?.string {
            guard let known = system[name] else { throw AssetError("there is no colour “\(name)” here") }
            return known
        }
        guard let components = color["components"] else { throw AssetError("a colour has no components") }
        let alpha = try part("alpha", of: components, or: 1)
        if components["white"] != nil {
            let white = try part("white", of: components)
            return RGBA(red: white, green: white, blue: white, opacity: alpha)
        }
        var parts: [Double] = []
        for name in ["red", "green", "blue"] { parts.append(try part(name, of: components)) }
        if color["color-space"]?.string == "display-p3" { parts = standard(ofP3: parts) }
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], opacity: alpha)
    }

    /// A part is written as in `0xFF`, `255` or `0.5`.
    private static func part(
        _ name: String, of components: JSON, or normal: Double? = nil
    ) throws(AssetError) -> Double {
        let value: Double?
        switch components[name] {
        case .string(let text) where text.hasPrefix("0x") || text.hasPrefix("0X"):
            value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        case .string(let text): value = text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        case .number(let number): value = number
        case .integer(let integer): value = integer > 1 ? Double(integer) / 255 : Double(integer)
        case nil: value = normal
        default: value = nil
        }
        guard let value, value.isFinite else { throw AssetError("its “\(name)” is no number") }
        return value
    }

    /// The nearest colour that all screens show.
    private static func standard(ofP3 parts: [Double]) -> [Double] {
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        let rows = [
            [1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786361, 1.0982737],
        ]
        return rows.map { row in
            let light = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
            return encoded(light)
        }
    }

    /// A part of light as sRGB writes it.
    static func encoded(_ light: Double) -> Double {
        let part = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return min(max(part, 0), 1)
    }

    /// Those of the system that catalogues name most.
    private static let system: [String: RGBA] = [
        "systemRedColor": RGBA(0xFF3B30), "systemOrangeColor": RGBA(0xFF9500),
        "systemYellowColor": RGBA(0xFFCC00), "systemGreenColor": RGBA(0x34C759),
        "systemMintColor": RGBA(0x00C7BE), "systemTealColor": RGBA(0x30B0C7),
        "systemCyanColor": RGBA(0x32ADE6), "systemBlueColor": RGBA(0x007AFF),
        "systemIndigoColor": RGBA(0x5856D6), "systemPurpleColor": RGBA(0xAF52DE),
        "systemPinkColor": RGBA(0xFF2D55), "systemBrownColor": RGBA(0xA2845E),
        "systemGrayColor": RGBA(0x8E8E93), "whiteColor": RGBA(0xFFFFFF), "blackColor": RGBA(0x000000),
    ]
}
