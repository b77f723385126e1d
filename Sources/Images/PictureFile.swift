/// The facts in the head of a picture file. Nothing has been decoded yet.
struct PictureFile {
    let format: Format
    let width: Int
    let height: Int
    let orientation: Orientation

    enum Format {
        case jpeg, png, webP, gif
    }

    init(format: Format, width: Int, height: Int, orientation: Orientation = .upright) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }
}

extension PictureFile {
    /// Tells by its content what a file is, and walks through its parts.
    ///
    /// - Throws: whatever keeps it from becoming a portrait, as far as that can be seen from outside.
    init(_ bytes: [UInt8]) throws(ImageProblem) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= Portrait.maximumSourceSize else { throw .tooLarge }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = try JPEGFile.inspect(bytes)
        } else if bytes.starts(with: PNGFile.signature) {
            self = try PNGFile.inspect(bytes)
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = try WebPFile.inspect(bytes)
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = try GIFFile.inspect(bytes)
        } else {
            throw .notAPicture
        }
        guard width > 0, height > 0 else { throw .damaged }
        let (pixels, isFar) = width.multipliedReportingOverflow(by: height)
        guard !isFar, pixels <= Portrait.maximumSourcePixels else { throw .tooManyPixels }
    }

    /// Decodes the picture, possibly smaller than it is, but with the shorter side not below `side` if it was not.
    func decode(_ bytes: [UInt8], coveringSide side: Int) throws(ImageProblem) -> Pixels {
        switch format {
        case .jpeg: try JPEGFile.decode(bytes, as: self, coveringSide: side)
        case .png: try PNGFile.decode(bytes, as: self)
        case .webP: try WebPFile.decode(bytes, as: self, coveringSide: side)
        case .gif: try GIFFile.decode(bytes)
        }
    }
}
