internal import CPNG

/// PNG: a row of chunks, each with a length and a name.
enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension PNGFile {
    static func inspect(_ bytes: [UInt8]) throws(ImageProblem) -> PictureFile {
        var reader = ByteReader(bytes)
        try reader.skip(signature.count)
        var size: (width: Int, height: Int)?
        var orientation = Orientation.upright
        while true {
            let length = try reader.number(bytes: 4, bigEndian: true)
            let name = try reader.take(4)
            var content = ByteReader(try reader.take(length))
            try reader.skip(4)
            if name.elementsEqual("IHDR".utf8), size == nil {
                let width = try content.number(bytes: 4, bigEndian: true)
                size = (width, try content.number(bytes: 4, bigEndian: true))
            } else if size == nil {
                throw .damaged
            } else if name.elementsEqual("acTL".utf8) {
                throw .animated
            } else if name.elementsEqual("eXIf".utf8) {
                orientation = Orientation(exif: content.rest)
            } else if name.elementsEqual("IEND".utf8), let size {
                return PictureFile(
                    format: .png, width: size.width, height: size.height, orientation: orientation)
            }
        }
    }

    /// Decodes a picture by libpng's simple interface, which reports errors by value.
    static func decode(_ bytes: [UInt8], as file: PictureFile) throws(ImageProblem) -> Pixels {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        // The image keeps a pointer to the bytes from the first call to the last.
        return try bytes.withUnsafeBufferPointer { (bytes) throws(ImageProblem) -> Pixels in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
                image.width == file.width, image.height == file.height
            else { throw .damaged }
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
            var white = png_color(red: 255, green: 255, blue: 255)
            var pixels = Pixels(width: file.width, height: file.height)
            guard png_image_finish_read(&image, &white, &pixels.bytes, 0, nil) != 0 else { throw .damaged }
            return pixels
        }
    }
}
