internal import Encoding

/// A colour in sRGB, a byte each.
struct RGBA: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    /// A colour of digits that covers what is behind.
    init(_ digits: UInt32) {
        red = UInt8(truncatingIfNeeded: digits >> 16)
        green = UInt8(truncatingIfNeeded: digits >> 8)
        blue = UInt8(truncatingIfNeeded: digits)
        alpha = 255
    }

    /// Parts from 0 to 1; what is beyond counts as the end that it passed.
    init(red: Double, green: Double, blue: Double, opacity: Double) {
        func byte(_ part: Double) -> UInt8 { part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.red = byte(red)
        self.green = byte(green)
        self.blue = byte(blue)
        alpha = byte(opacity)
    }

    /// As CSS writes it: `#3366cc`, with two more digits if something behind is seen.
    var digits: String {
        "#" + Hexadecimal.text(of: alpha == 255 ? [red, green, blue] : [red, green, blue, alpha])
    }

    /// Without what is behind.
    var solidDigits: String { "#" + Hexadecimal.text(of: [red, green, blue]) }
}
