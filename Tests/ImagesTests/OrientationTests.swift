import Testing

@testable import Images

/// How a camera says which way it was held.
@Suite("The orientation of a picture") struct OrientationTests {
    @Test(arguments: 1...8)
    func isReadInBothOrdersOfBytes(_ number: UInt8) {
        let big: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0, 0,
        ]
        let little: [UInt8] = [
            0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, number, 0, 0, 0, 0, 0, 0, 0,
        ]
        #expect(Orientation(exif: big[...]).rawValue == Int(number))
        #expect(Orientation(exif: little[...]).rawValue == Int(number))
    }

    @Test func isFoundBehindOtherEntriesWhereverTheDirectoryIs() {
        let exif: [UInt8] = [
            0x49, 0x49, 42, 0, 12, 0, 0, 0, 7, 7, 7, 7, 3, 0,
            0x0F, 0x01, 2, 0, 6, 0, 0, 0, 0x50, 0, 0, 0,
            // Its number, but not as a number of two bytes.
            0x12, 0x01, 4, 0, 1, 0, 0, 0, 3, 0, 0, 0,
            0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
        ]
        #expect(Orientation(exif: exif[...]) == .turnedLeft)
        // In the middle of a file the bytes are counted from elsewhere.
        let file: [UInt8] = [1, 2, 3] + exif
        #expect(Orientation(exif: file[3...]) == .turnedLeft)
    }

    @Test(
        arguments: [
            [], [0x49], [0x49, 0x49],
            [0x4D, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6],
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0],
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
            [0x49, 0x49, 42, 0, 0, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
        ] as [[UInt8]])
    func isUprightWhereItCannotBeRead(_ exif: [UInt8]) {
        #expect(Orientation(exif: exif[...]) == .upright)
    }

    @Test func isReadFromAPNGToo() throws {
        let exif: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
        ]
        var png = HandMadePNG.gray(width: 9, height: 5, zeros: 50)
        #expect(try PictureFile(png).orientation == .upright)
        // Behind the head, which takes 33 bytes.
        png.insert(contentsOf: HandMadePNG.chunk("eXIf", exif), at: 33)
        #expect(try PictureFile(png).orientation == .turnedRight)
    }

    @Test func isReadFromAJPEGWhateverTheCameraWritesBesides() throws {
        let exif =
            Array("Exif\0\0MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0,
            ]
        func segment(_ content: [UInt8]) -> [UInt8] { [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content }
        var jpeg = Fixture.read("gray.jpg")
        jpeg.insert(contentsOf: segment(Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)), at: 2)
        #expect(try PictureFile(jpeg).orientation == .upright)
        jpeg.insert(contentsOf: segment(exif), at: 2)
        // Bytes to fill up may stand before each marker.
        jpeg.insert(contentsOf: [0xFF, 0xFF], at: 2)
        #expect(try PictureFile(jpeg).orientation == .halfTurned)
    }
}
