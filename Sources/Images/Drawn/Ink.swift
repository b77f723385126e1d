/// A colour to draw with.
struct Ink {
    var red: Float
    var green: Float
    var blue: Float

    /// A colour as on the web: `0xRRGGBB`.
    init(_ code: Int) {
        red = Float(code >> 16 & 255)
        green = Float(code >> 8 & 255)
        blue = Float(code & 255)
    }

    /// A colour by its hue, in turns, its saturation and its lightness.
    init(hue: Double, saturation: Double, lightness: Double) {
        let range = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Float {
            let place = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
            return Float(255 * (lightness - range * max(-1, min(place - 3, 9 - place, 1))))
        }
        (red, green, blue) = (channel(0), channel(8), channel(4))
    }
}

extension Ink {
    var brightness: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

    func darker(_ factor: Float) -> Ink {
        var ink = self
        ink.red *= factor
        ink.green *= factor
        ink.blue *= factor
        return ink
    }
}
