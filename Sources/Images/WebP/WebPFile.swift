internal import CWebP

/// WebP: chunks in a RIFF file.
enum WebPFile {}

extension WebPFile {
    static func inspect(_ bytes: [UInt8]) throws(ImageProblem) -> PictureFile {
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw .damaged }
        guard features.has_animation == 0 else { throw .animated }
        var reader = ByteReader(bytes)
        try reader.skip(4)
        let length = try reader.number(bytes: 4, bigEndian: false)
        var chunks = ByteReader(try reader.take(length))
        try chunks.skip(4)
        var orientation = Orientation.upright
        while !chunks.isAtEnd {
            let name = try chunks.take(4)
            let count = try chunks.number(bytes: 4, bigEndian: false)
            let content = try chunks.take(count)
            // Chunks begin at even places.
            if !count.isMultiple(of: 2), !chunks.isAtEnd { try chunks.skip(1) }
            if name.elementsEqual("EXIF".utf8) {
                let prefix = content.starts(with: "Exif\0\0".utf8) ? 6 : 0
                orientation = Orientation(exif: content.dropFirst(prefix))
            }
        }
        return PictureFile(
            format: .webP, width: Int(features.width), height: Int(features.height), orientation: orientation)
    }

    /// Decodes the square in the middle, smaller where that is enough.
    static func decode(
        _ bytes: [UInt8], as file: PictureFile, coveringSide side: Int
    ) throws(ImageProblem) -> Pixels {
        var configuration = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&configuration) != 0 else { throw .busy }
        defer { WebPFreeDecBuffer(&configuration.output) }
        let cut = min(file.width, file.height)
        configuration.options.use_cropping = 1
        configuration.options.crop_left = CInt((file.width - cut) / 2)
        configuration.options.crop_top = CInt((file.height - cut) / 2)
        configuration.options.crop_width = CInt(cut)
        configuration.options.crop_height = CInt(cut)
        if cut > side * 2 {
            configuration.options.use_scaling = 1
            configuration.options.scaled_width = CInt(side * 2)
            configuration.options.scaled_height = CInt(side * 2)
        }
        configuration.output.colorspace = MODE_RGBA
        guard WebPDecode(bytes, bytes.count, &configuration) == VP8_STATUS_OK else { throw .damaged }
        let (width, height) = (Int(configuration.output.width), Int(configuration.output.height))
        let output = configuration.output.u.RGBA
        guard Int(output.stride) == width * 4 else { throw .damaged }
        return .onWhite(
            width: width, height: height, rgba: UnsafeBufferPointer(start: output.rgba, count: output.size))
    }
}
