/// A picture of somebody, as it is kept: a square JPEG, upright, without metadata.
public struct Portrait: Hashable, Sendable {
    /// The file: a JPEG with 512 × 512 pixels.
    public let bytes: [UInt8]
}

extension Portrait {
    /// How many pixels a portrait is wide and high.
    package static let side = 512

    /// How many bytes a file may have of which a portrait is made: 10 MiB.
    package static let maximumSourceSize = 10 << 20

    /// How many pixels it may have.
    package static let maximumSourcePixels = 50_000_000
}

extension Portrait {
    /// Makes a portrait of a file, on this thread: turned upright, cut to the square in its middle, on white where
    /// it is transparent, and written anew.
    ///
    /// What a file claims to be is read from its head before a pixel is decoded, so that a small file cannot ask
    /// for much memory.
    package init(of source: [UInt8]) throws(ImageProblem) {
        let file = try PictureFile(source)
        let pixels = try file.decode(source, coveringSide: Self.side)
        let square = pixels.square(side: Self.side).turned(file.orientation)
        self.init(bytes: try JPEGEncoder.encode(square))
    }
}
