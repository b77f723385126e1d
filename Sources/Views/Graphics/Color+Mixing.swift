extension Color {
    /// Mixes a colour by its hue, from 0 for red by 1/3 for green and 2/3 for blue to 1, how full it is, and how bright.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
        let (hue, full, bright) = (clamped(hue) * 6, clamped(saturation), clamped(brightness))
        func part(_ shift: Double) -> Double {
            let place = (shift + hue).truncatingRemainder(dividingBy: 6)
            return bright * (1 - full * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// The space in which the parts of a colour are meant. Those of Display P3 are taken for those of sRGB.
    public enum RGBColorSpace: Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Mixes a colour of parts from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let parts = [red, green, blue].map { colorSpace == .sRGBLinear ? AssetColor.encoded($0) : $0 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
    }

    /// A grey, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour with another one in it.
    ///
    /// - Parameters:
    ///   - rhs: the other colour.
    ///   - fraction: how much of it, from 0 for none to 1 for nothing else.
    ///   - colorSpace: in which space they are mixed.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
        -> Color
    {
        let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        guard let one = Color.parts(self), let other = Color.parts(rhs) else { return self }
        func mixed(_ index: Int) -> Double { one[index] + (other[index] - one[index]) * part }
        return Color(
            red: mixed(0), green: mixed(1), blue: mixed(2),
            opacity: Double(percent) / 100 * (1 - part) + Double(rhs.percent) / 100 * part)
    }

    /// Red, green and blue, from 0 to 1.
    private static func parts(_ color: Color) -> [Double]? {
        guard case .mixed(let red, let green, let blue)? = Color(hex: color.solidDigits)?.kind else {
            return nil
        }
        return [red, green, blue].map { Double($0) / 255 }
    }
}

extension Gradient {
    /// In which space the colours between two are.
    public enum ColorSpace: Hashable, Sendable {
        case device, perceptual
    }
}

extension Color: CustomStringConvertible {
    /// The colour in words, as in `red`, or in digits: `#3366CCFF`.
    public var description: String {
        if percent == 100, let className { return className }
        let digits = digits.uppercased()
        return digits.utf8.count == 7 ? digits + "FF" : digits
    }
}
