extension Pixels {
    /// The square in the middle, brought to another size: first along the rows, then along the columns.
    func square(side: Int) -> Pixels {
        let cut = min(width, height)
        guard cut > 0 else { return Pixels(width: side, height: side) }
        let (left, top) = ((width - cut) / 2, (height - cut) / 2)
        if cut == side, width == height { return self }
        let filter = ScalingFilter(from: cut, to: side)
        var narrow = [UInt8](repeating: 0, count: cut * side * 3)
        var result = Pixels(width: side, height: side)
        bytes.withUnsafeBufferPointer { source in
            narrow.withUnsafeMutableBufferPointer { narrow in
                for y in 0..<cut {
                    let row = ((top + y) * width + left) * 3
                    for x in 0..<side {
                        filter.mix(source, at: row, step: 3, into: narrow, at: (y * side + x) * 3, place: x)
                    }
                }
            }
        }
        narrow.withUnsafeBufferPointer { narrow in
            result.bytes.withUnsafeMutableBufferPointer { result in
                for y in 0..<side {
                    for x in 0..<side {
                        filter.mix(
                            narrow, at: x * 3, step: side * 3, into: result, at: (y * side + x) * 3, place: y)
                    }
                }
            }
        }
        return result
    }
}

/// How much each of some neighbours has to say in a pixel of the new size: the cubic filter of Catmull and Rom, as wide
/// as a new pixel, so that nothing is skipped where a picture becomes smaller.
private struct ScalingFilter {
    private var places: [(first: Int, start: Int, count: Int)] = []
    private var weights: [Int32] = []

    init(from old: Int, to new: Int) {
        let ratio = Double(old) / Double(new)
        let scale = max(ratio, 1)
        for place in 0..<new {
            let center = (Double(place) + 0.5) * ratio
            let first = max(0, Int(center - 2 * scale))
            let end = max(first + 1, min(old, Int((center + 2 * scale).rounded(.up))))
            let shares = (first..<end).map { Self.share(abs(Double($0) + 0.5 - center) / scale) }
            let sum = shares.reduce(0, +)
            places.append((first, weights.count, shares.count))
            weights += shares.map { Int32(($0 / sum * 65_536).rounded()) }
        }
    }

    @inline(__always)
    func mix(
        _ source: UnsafeBufferPointer<UInt8>, at offset: Int, step: Int,
        into target: UnsafeMutableBufferPointer<UInt8>, at destination: Int, place: Int
    ) {
        let (first, start, count) = places[place]
        var (red, green, blue) = (Int32(32_768), Int32(32_768), Int32(32_768))
        var position = offset + first * step
        weights.withUnsafeBufferPointer { weights in
            for weight in weights[start..<start + count] {
                red &+= weight &* Int32(source[position])
                green &+= weight &* Int32(source[position + 1])
                blue &+= weight &* Int32(source[position + 2])
                position &+= step
            }
        }
        target[destination] = UInt8(clamping: red >> 16)
        target[destination + 1] = UInt8(clamping: green >> 16)
        target[destination + 2] = UInt8(clamping: blue >> 16)
    }

    private static func share(_ distance: Double) -> Double {
        if distance < 1 { return (1.5 * distance - 2.5) * distance * distance + 1 }
        return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0
    }
}
