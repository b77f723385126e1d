import Testing

@testable import Images

@Suite("A portrait")
struct PortraitTests {
    @Test(arguments: 1...8)
    func standsUprightHoweverTheCameraWasHeld(_ orientation: Int) throws {
        let portrait = try Portrait(of: Fixture.read("turned\(orientation).jpg"))
        #expect(try portrait.quarters == ["red", "green", "blue", "white"])
    }

    @Test(arguments: [
        "progressive.jpg", "lossy.webp", "turned6.webp", "palette.gif", "interlaced.gif", "print.jpg",
    ])
    func isMadeOfEveryKindOfFile(_ name: String) throws {
        #expect(try Portrait(of: Fixture.read(name)).quarters == ["red", "green", "blue", "white"])
    }

    @Test(arguments: ["transparent.png", "transparent.webp", "transparent.gif"])
    func isWhiteWhereTheFileIsTransparent(_ name: String) throws {
        #expect(try Portrait(of: Fixture.read(name)).quarters == ["red", "white", "white", "white"])
    }

    @Test(arguments: ["gray.jpg", "sixteen.png"])
    func isMadeOfFewerOrFinerColors(_ name: String) throws {
        #expect(try Portrait(of: Fixture.read(name)).quarters[3] == "white")
    }

    @Test func isTheSquareInTheMiddle() throws {
        let portrait = try Portrait(of: Fixture.read("wide.png"))
        #expect(try portrait.quarters == ["red", "green", "blue", "white"])
        let file = try PictureFile(portrait.bytes)
        #expect([file.width, file.height] == [512, 512])
    }

    @Test func holdsNothingOfTheCameraOrThePlace() throws {
        let source = Fixture.read("turned6.jpg")
        #expect(source.contains("Exif") && source.contains("Camera Maker"))
        let portrait = try Portrait(of: source)
        for trace in ["Exif", "Camera Maker", "Photoshop", "http://ns.adobe.com"] {
            #expect(!portrait.bytes.contains(trace))
        }
        #expect(!(try Portrait(of: Fixture.read("progressive.jpg"))).bytes.contains("a comment"))
    }

    @Test func ofALargePictureKeepsItsColors() throws {
        let portrait = try Portrait(of: HandMadePNG.gray(width: 1200, height: 900, zeros: 1201 * 900))
        let pixels = try PictureFile(portrait.bytes).decode(portrait.bytes, coveringSide: 512)
        #expect(pixels.bytes.allSatisfy { $0 == 0 })
    }

    @Test func isMadeOfAFileWithSomeBytesTooMany() throws {
        let whole = Fixture.read("gray.jpg")
        let padded = whole.dropLast(2) + [0, 0, 0, 0xFF, 0xD9]
        #expect(try Portrait(of: Array(padded)) == Portrait(of: whole))
    }
}
