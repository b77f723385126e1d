/// A picture of opaque pixels, three bytes each: red, green, blue.
struct Pixels {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A picture that is white.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: Array(repeating: 255, count: width * height * 3))
    }
}

extension Pixels {
    /// The picture turned upright; it must be square.
    func turned(_ orientation: Orientation) -> Pixels {
        guard orientation != .upright, width == height else { return self }
        var result = self
        let last = width - 1
        for y in 0..<height {
            for x in 0..<width {
                let (fromX, fromY) =
                    switch orientation {
                    case .upright: (x, y)
                    case .mirrored: (last - x, y)
                    case .halfTurned: (last - x, last - y)
                    case .flipped: (x, last - y)
                    case .transposed: (y, x)
                    case .turnedLeft: (y, last - x)
                    case .transversed: (last - y, last - x)
                    case .turnedRight: (last - y, x)
                    }
                let (from, to) = ((fromY * width + fromX) * 3, (y * width + x) * 3)
                for channel in 0..<3 { result.bytes[to + channel] = bytes[from + channel] }
            }
        }
        return result
    }

    /// Four bytes a pixel, the last one its opacity, laid on white.
    static func onWhite(width: Int, height: Int, rgba: UnsafeBufferPointer<UInt8>) -> Pixels {
        var pixels = Pixels(width: width, height: height)
        pixels.bytes.withUnsafeMutableBufferPointer { bytes in
            for pixel in 0..<min(width * height, rgba.count / 4) {
                let opacity = Int(rgba[pixel * 4 + 3])
                for channel in 0..<3 {
                    let ink = Int(rgba[pixel * 4 + channel]) * opacity + 255 * (255 - opacity)
                    bytes[pixel * 3 + channel] = UInt8((ink + 127) / 255)
                }
            }
        }
        return pixels
    }
}
