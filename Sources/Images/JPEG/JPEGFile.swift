/// JPEG from outside: a row of segments, each with a marker.
enum JPEGFile {
    /// More passes over the picture than any camera or program writes; each takes time for each pixel.
    private static let maximumScans = 64
}

extension JPEGFile {
    static func inspect(_ bytes: [UInt8]) throws(ImageProblem) -> PictureFile {
        var reader = ByteReader(bytes)
        var size: (width: Int, height: Int)?
        var orientation = Orientation.upright
        var scans = 0
        try reader.skip(2)
        while true {
            let marker = try nextMarker(&reader)
            switch marker {
            case 0x01, 0xD0...0xD7: continue
            case 0xD9:
                guard let size, scans > 0 else { throw .damaged }
                return PictureFile(
                    format: .jpeg, width: size.width, height: size.height, orientation: orientation)
            default: break
            }
            let length = try reader.number(bytes: 2, bigEndian: true)
            let segment = try reader.take(length - 2)
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                var frame = ByteReader(segment)
                try frame.skip(1)
                let height = try frame.number(bytes: 2, bigEndian: true)
                guard size == nil else { throw .damaged }
                size = (try frame.number(bytes: 2, bigEndian: true), height)
            case 0xDA:
                scans += 1
                guard scans <= maximumScans else { throw .damaged }
            case 0xE1 where segment.starts(with: "Exif\0\0".utf8):
                orientation = Orientation(exif: segment.dropFirst(6))
            default: break
            }
        }
    }

    /// Finds the next marker, behind whatever compressed data there is: in it, 0xFF is followed by 0.
    private static func nextMarker(_ reader: inout ByteReader) throws(ImageProblem) -> Int {
        while true {
            let rest = reader.rest
            let ahead = rest.withUnsafeBufferPointer { $0.firstIndex(of: 0xFF) ?? $0.count }
            try reader.skip(ahead + 1)
            var byte = try reader.byte()
            while byte == 0xFF { byte = try reader.byte() }
            if byte != 0 { return byte }
        }
    }
}
