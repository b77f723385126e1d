@testable import Images

/// Pictures of every format. Large ones are only inspected, as a decoder takes a while for them.
func fuzzPicture(_ input: [UInt8]) {
    guard let file = try? PictureFile(input) else { return }
    precondition(file.width > 0 && file.height > 0)
    guard file.width * file.height <= 1 << 14, let pixels = try? file.decode(input, coveringSide: 16) else {
        return
    }
    precondition(pixels.width > 0 && pixels.height > 0)
    let square = pixels.square(side: 16).turned(file.orientation)
    precondition(square.width == 16 && square.height == 16)
}
