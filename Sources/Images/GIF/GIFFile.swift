/// GIF, which is simple enough to be read here.
enum GIFFile {}

extension GIFFile {
    static func inspect(_ bytes: [UInt8]) throws(ImageProblem) -> PictureFile {
        var reader = ByteReader(bytes)
        let screen = try Screen(&reader)
        var pictures = 0
        while true {
            switch try reader.byte() {
            case 0x21:
                try reader.skip(1)
                try skipBlocks(&reader)
            case 0x2C:
                pictures += 1
                guard pictures == 1 else { throw .animated }
                _ = try Frame(&reader)
                try reader.skip(1)
                try skipBlocks(&reader)
            case 0x3B:
                guard pictures == 1 else { throw .damaged }
                return PictureFile(format: .gif, width: screen.width, height: screen.height)
            default: throw .damaged
            }
        }
    }

    /// Decodes the only picture of a file that has been inspected.
    static func decode(_ bytes: [UInt8]) throws(ImageProblem) -> Pixels {
        var reader = ByteReader(bytes)
        let screen = try Screen(&reader)
        var transparent: Int?
        while true {
            switch try reader.byte() {
            case 0x21:
                if try reader.byte() == 0xF9 { transparent = try transparentColor(&reader) }
                try skipBlocks(&reader)
            case 0x2C:
                let frame = try Frame(&reader)
                let colors = frame.colors.isEmpty ? screen.colors : frame.colors
                let codeSize = try reader.byte()
                let codes = try GIFCodes(codeSize: codeSize, data: blocks(&reader))
                return try screen.show(frame, codes.pixels(frame.pixelCount), colors, transparent)
            default: throw .damaged
            }
        }
    }

    private static func transparentColor(_ reader: inout ByteReader) throws(ImageProblem) -> Int? {
        var block = ByteReader(try reader.take(try reader.byte()))
        let flags = try block.byte()
        try block.skip(2)
        let color = try block.byte()
        return flags & 1 == 1 ? color : nil
    }

    private static func skipBlocks(_ reader: inout ByteReader) throws(ImageProblem) {
        while true {
            let count = try reader.byte()
            guard count > 0 else { return }
            try reader.skip(count)
        }
    }

    private static func blocks(_ reader: inout ByteReader) throws(ImageProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let count = try reader.byte()
            guard count > 0 else { return bytes }
            bytes += try reader.take(count)
        }
    }
}

extension GIFFile {
    /// The area that all pictures of a file are shown on.
    private struct Screen {
        let width: Int
        let height: Int
        let colors: ArraySlice<UInt8>

        init(_ reader: inout ByteReader) throws(ImageProblem) {
            try reader.skip(6)
            width = try reader.number(bytes: 2, bigEndian: false)
            height = try reader.number(bytes: 2, bigEndian: false)
            let flags = try reader.byte()
            try reader.skip(2)
            colors = try GIFFile.colors(flags, &reader)
        }

        /// A picture on white; what lies outside is cut off.
        func show(
            _ frame: Frame, _ indices: [UInt8], _ colors: ArraySlice<UInt8>, _ transparent: Int?
        ) throws(ImageProblem) -> Pixels {
            var pixels = Pixels(width: width, height: height)
            for (line, row) in frame.rows.enumerated() where frame.top + row < height {
                for column in 0..<max(0, min(frame.width, width - frame.left)) {
                    let index = Int(indices[line * frame.width + column])
                    guard index != transparent else { continue }
                    guard index * 3 + 2 < colors.count else { throw .damaged }
                    let target = ((frame.top + row) * width + frame.left + column) * 3
                    for channel in 0..<3 {
                        pixels.bytes[target + channel] = colors[colors.startIndex + index * 3 + channel]
                    }
                }
            }
            return pixels
        }
    }

    /// The place and the form of a picture.
    private struct Frame {
        let left: Int
        let top: Int
        let width: Int
        let height: Int
        let isInterlaced: Bool
        let colors: ArraySlice<UInt8>

        init(_ reader: inout ByteReader) throws(ImageProblem) {
            left = try reader.number(bytes: 2, bigEndian: false)
            top = try reader.number(bytes: 2, bigEndian: false)
            width = try reader.number(bytes: 2, bigEndian: false)
            height = try reader.number(bytes: 2, bigEndian: false)
            let flags = try reader.byte()
            isInterlaced = flags & 0x40 != 0
            colors = try GIFFile.colors(flags, &reader)
            guard pixelCount <= Portrait.maximumSourcePixels else { throw .tooManyPixels }
        }

        var pixelCount: Int { width * height }

        /// The rows in the order in which they are stored.
        var rows: [Int] {
            guard isInterlaced else { return Array(0..<height) }
            return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
                Array(stride(from: first, to: height, by: step))
            }
        }
    }

    private static func colors(
        _ flags: Int, _ reader: inout ByteReader
    ) throws(ImageProblem) -> ArraySlice<UInt8> {
        flags & 0x80 == 0 ? [] : try reader.take(3 << (flags & 7 + 1))
    }
}
