/// How a picture is to be turned so that it stands upright, in the numbers of EXIF.
enum Orientation: Int {
    case upright = 1
    case mirrored, halfTurned, flipped, transposed, turnedLeft, transversed, turnedRight
}

extension Orientation {
    /// Reads the orientation from EXIF's directory, which has the form of a TIFF file. What cannot be read is upright.
    init(exif: ArraySlice<UInt8>) {
        self = (try? Self.read(exif)) ?? .upright
    }

    private static func read(_ exif: ArraySlice<UInt8>) throws(ImageProblem) -> Orientation? {
        let bigEndian = exif.starts(with: "MM".utf8)
        guard bigEndian || exif.starts(with: "II".utf8) else { return nil }
        var reader = ByteReader(exif)
        try reader.skip(4)
        let directory = try reader.number(bytes: 4, bigEndian: bigEndian)
        try reader.skip(directory - 8)
        for _ in 0..<(try reader.number(bytes: 2, bigEndian: bigEndian)) {
            let tag = try reader.number(bytes: 2, bigEndian: bigEndian)
            let type = try reader.number(bytes: 2, bigEndian: bigEndian)
            try reader.skip(4)
            let value = try reader.number(bytes: 2, bigEndian: bigEndian)
            try reader.skip(2)
            if tag == 0x0112, type == 3 { return Orientation(rawValue: value) }
        }
        return nil
    }
}
