/// The surface that portraits are drawn on.
struct Canvas {
    private(set) var pixels: Pixels
    private let side: Int

    /// A canvas with a gradient from the upper left to the lower right.
    init(side: Int, from start: Ink, to end: Ink) {
        self.side = side
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 3)
        // All pixels of a diagonal have one colour.
        let colors = (0..<side * 2).map { place in
            let part = Float(place) / Float(side * 2)
            return (
                UInt8(start.red + (end.red - start.red) * part),
                UInt8(start.green + (end.green - start.green) * part),
                UInt8(start.blue + (end.blue - start.blue) * part)
            )
        }
        for y in 0..<side {
            for x in 0..<side {
                let (red, green, blue) = colors[x + y]
                bytes.append(red)
                bytes.append(green)
                bytes.append(blue)
            }
        }
        pixels = Pixels(width: side, height: side, bytes: bytes)
    }
}

extension Canvas {
    /// Fills an ellipse, or what of it lies outside another one and above a line. Edges are smooth.
    mutating func fill(
        _ oval: Oval, _ ink: Ink, opacity: Double = 1, outside hole: Oval? = nil, above line: Double = 2
    ) {
        let (shape, gap) = (Edge(oval, side), hole.map { Edge($0, side) })
        let bottom = min(side, Int((oval.y + oval.height) * Double(side)) + 2, Int(line * Double(side)))
        let top = max(0, Int((oval.y - oval.height) * Double(side)) - 1)
        let left = max(0, Int((oval.x - oval.width) * Double(side)) - 1)
        let right = min(side, Int((oval.x + oval.width) * Double(side)) + 2)
        guard top < bottom, left < right else { return }
        let rowSize = side * 3
        pixels.bytes.withUnsafeMutableBufferPointer { bytes in
            for y in top..<bottom {
                for x in left..<right {
                    var cover = shape.cover(Float(x) + 0.5, Float(y) + 0.5)
                    if let gap { cover *= 1 - gap.cover(Float(x) + 0.5, Float(y) + 0.5) }
                    guard cover > 0 else { continue }
                    cover *= Float(opacity)
                    let place = y * rowSize + x * 3
                    bytes[place] = Self.mix(bytes[place], ink.red, cover)
                    bytes[place + 1] = Self.mix(bytes[place + 1], ink.green, cover)
                    bytes[place + 2] = Self.mix(bytes[place + 2], ink.blue, cover)
                }
            }
        }
    }

    @inline(__always)
    private static func mix(_ old: UInt8, _ new: Float, _ part: Float) -> UInt8 {
        UInt8(max(0, min(255, Float(old) + (new - Float(old)) * part)))
    }

    /// Says how much of a pixel an ellipse covers.
    private struct Edge {
        let x: Float
        let y: Float
        let width: Float
        let height: Float

        init(_ oval: Oval, _ side: Int) {
            let side = Float(side)
            (x, y) = (Float(oval.x) * side, Float(oval.y) * side)
            (width, height) = (Float(oval.width) * side, Float(oval.height) * side)
        }

        @inline(__always)
        func cover(_ atX: Float, _ atY: Float) -> Float {
            let (right, down) = ((atX - x) / width, (atY - y) / height)
            let distance = (right * right + down * down).squareRoot()
            // The distance to the edge in pixels, good enough near the edge.
            return max(0, min(1, 0.5 - (distance - 1) * min(width, height)))
        }
    }
}
