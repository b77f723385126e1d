/// The codes of GIF's compression: each stands for a string of pixels that came before, and one more.
struct GIFCodes {
    private let codeSize: Int
    private let data: [UInt8]

    init(codeSize: Int, data: [UInt8]) throws(ImageProblem) {
        guard (2...8).contains(codeSize) else { throw .damaged }
        self.codeSize = codeSize
        self.data = data
    }
}

extension GIFCodes {
    /// The first `count` pixels, as numbers of colours.
    func pixels(_ count: Int) throws(ImageProblem) -> [UInt8] {
        let clear = 1 << codeSize
        var table = Table(firstCodes: clear)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(count)
        var width = codeSize + 1
        var previous: Int?
        var (bits, bitCount) = (0, 0)
        var position = 0
        while pixels.count < count {
            while bitCount < width {
                guard position < data.count else { throw .damaged }
                bits |= Int(data[position]) << bitCount
                bitCount += 8
                position += 1
            }
            let code = bits & (1 << width - 1)
            bits >>= width
            bitCount -= width
            if code == clear {
                table.clear()
                width = codeSize + 1
                previous = nil
                continue
            }
            guard code != clear + 1, code < table.count || (code == table.count && previous != nil) else {
                throw .damaged
            }
            if let previous {
                guard previous < table.count else { throw .damaged }
                table.add(previous, then: table.first(of: code < table.count ? code : previous))
            } else if code >= clear {
                throw .damaged
            }
            table.write(code, to: &pixels)
            if table.count == 1 << width, width < 12 { width += 1 }
            previous = code
        }
        pixels.removeLast(pixels.count - count)
        return pixels
    }

    /// The entries of the table: the code before, and the pixel behind it.
    private struct Table {
        private let firstCodes: Int
        private(set) var count: Int
        private var prefixes = [Int](repeating: 0, count: 4096)
        private var pixels = [UInt8](repeating: 0, count: 4096)
        private var firsts = [UInt8](repeating: 0, count: 4096)
        private var lengths = [Int](repeating: 1, count: 4096)

        init(firstCodes: Int) {
            self.firstCodes = firstCodes
            count = firstCodes + 2
            for code in 0..<firstCodes {
                pixels[code] = UInt8(code)
                firsts[code] = UInt8(code)
            }
        }

        mutating func clear() { count = firstCodes + 2 }

        func first(of code: Int) -> UInt8 { firsts[code] }

        /// A full table stays as it is.
        mutating func add(_ prefix: Int, then pixel: UInt8) {
            guard count < 4096 else { return }
            prefixes[count] = prefix
            pixels[count] = pixel
            firsts[count] = firsts[prefix]
            lengths[count] = lengths[prefix] + 1
            count += 1
        }

        /// Writes a string of pixels, from its end.
        func write(_ code: Int, to target: inout [UInt8]) {
            var (code, place) = (code, target.count + lengths[code])
            target.append(contentsOf: repeatElement(0, count: lengths[code]))
            while true {
                place -= 1
                target[place] = pixels[code]
                guard code >= firstCodes else { return }
                code = prefixes[code]
            }
        }
    }
}
