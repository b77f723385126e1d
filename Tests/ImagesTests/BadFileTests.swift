import Testing

@testable import Images

/// A file that is no photo, and what its owner is told.
struct BadFile: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let problem: ImageProblem

    init(_ name: String, _ bytes: [UInt8], _ problem: ImageProblem) {
        (self.name, self.bytes, self.problem) = (name, bytes, problem)
    }

    var testDescription: String { name }
}

@Suite("A file that is no photo")
struct BadFileTests {
    static let table = [
        BadFile("zero bytes", [], .empty),
        BadFile("text", Array("Dear all, this is not a picture.".utf8), .notAPicture),
        BadFile("SVG", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>".utf8), .notAPicture),
        BadFile("HTML that begins like a GIF", Array("GIF89a=1;<script>alert(1)</script>".utf8), .damaged),
        BadFile("text behind the mark of a JPEG", [0xFF, 0xD8, 0xFF] + Array("hello".utf8), .damaged),
        BadFile("text behind the mark of a PNG", PNGFile.signature + Array("hello, world".utf8), .damaged),
        BadFile("text behind the mark of a WebP", Array("RIFF\u{10}\0\0\0WEBPVP8 hello".utf8), .damaged),
        BadFile("an archive", Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 500), .notAPicture),
        BadFile("11 MB", Fixture.read("lossy.webp") + [UInt8](repeating: 0, count: 11 << 20), .tooLarge),
        BadFile("an animated GIF", Fixture.read("moving.gif"), .animated),
        BadFile("an animated WebP", Fixture.read("moving.webp"), .animated),
        BadFile("an animated PNG", Fixture.read("moving.png"), .animated),
        BadFile(
            "a PNG of 900 megapixels", HandMadePNG.gray(width: 30_000, height: 30_000, zeros: 1_000_000),
            .tooManyPixels),
        BadFile(
            "a PNG as wide as numbers go", HandMadePNG.gray(width: .max, height: .max, zeros: 1),
            .tooManyPixels),
        BadFile("a PNG without width", HandMadePNG.gray(width: 0, height: 9, zeros: 9), .damaged),
        BadFile(
            "a PNG with less than it claims", HandMadePNG.gray(width: 99, height: 99, zeros: 10), .damaged),
        BadFile(
            "a JPEG of 4 gigapixels",
            Fixture.read("progressive.jpg").replacing(
                [0xFF, 0xC2, 0, 17, 8, 0, 40, 0, 40], with: [0xFF, 0xC2, 0, 17, 8, 255, 255, 255, 255]),
            .tooManyPixels),
        BadFile(
            "a JPEG of a thousand passes", scans(1000, of: Fixture.read("gray.jpg")), .damaged),
        BadFile("a JPEG whose picture breaks off", broken(Fixture.read("gray.jpg"), after: 20), .damaged),
        BadFile(
            "a progressive JPEG whose picture breaks off", broken(Fixture.read("progressive.jpg"), after: 20),
            .damaged),
        BadFile(
            "a GIF with a picture larger than it",
            Array("GIF89a".utf8) + [
                1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2, 0, 0x3B,
            ],
            .tooManyPixels),
        BadFile(
            "a GIF without colours",
            Array("GIF89a".utf8) + [
                1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
            ],
            .damaged),
    ]

    @Test(arguments: table)
    func isRefusedInWords(_ file: BadFile) {
        #expect(throws: file.problem) { try Portrait(of: file.bytes) }
    }

    @Test(arguments: [
        "turned1.jpg", "progressive.jpg", "lossy.webp", "transparent.webp", "wide.png", "sixteen.png",
        "palette.gif", "interlaced.gif",
    ])
    func isRefusedWhereverItWasCut(_ name: String) {
        let whole = Fixture.read(name)
        for end in stride(from: 1, to: whole.count, by: max(1, whole.count / 40)) {
            #expect(throws: ImageProblem.self) { try Portrait(of: Array(whole[..<end])) }
        }
    }

    /// Whatever becomes of them, nothing traps.
    @Test(arguments: [
        "turned6.jpg", "progressive.jpg", "print.jpg", "lossy.webp", "transparent.webp", "turned6.webp",
        "wide.png", "transparent.png", "palette.gif", "interlaced.gif", "transparent.gif",
    ])
    func neverTrapsWithAnyByteChanged(_ name: String) {
        let whole = Fixture.read(name)
        var random = SystemRandomNumberGenerator()
        for place in stride(from: 3, to: whole.count, by: max(1, whole.count / 60)) {
            var bytes = whole
            bytes[place] = UInt8.random(in: 0...255, using: &random)
            if let file = try? PictureFile(bytes), file.width * file.height < 1_000_000 {
                _ = try? file.decode(bytes, coveringSide: 8)
            }
        }
    }

    @Test func takesNoMemoryIfItClaimsToBeHuge() throws {
        let bomb = HandMadePNG.gray(width: 30_000, height: 30_000, zeros: 9_000_000)
        let (outcome, kilobytes) = try MakerProcess.run(bomb)
        #expect(outcome == "This picture is too large: a photo may have 50 megapixels.")
        #expect(kilobytes < 4_000)
    }

    @Test func takesNoMemoryIfItHoldsMoreThanItClaims() throws {
        let bomb = HandMadePNG.gray(width: 64, height: 64, zeros: 200_000_000)
        let (_, kilobytes) = try MakerProcess.run(bomb)
        #expect(kilobytes < 12_000)
    }

    @Test func isNotSpokenOfOnTheConsole() throws {
        let broken = Fixture.read("turned1.jpg").dropLast(300)
        #expect(try MakerProcess.run(Array(broken)).outcome == "This picture is damaged, or not complete.")
        let png = HandMadePNG.gray(width: 99, height: 99, zeros: 10)
        #expect(try MakerProcess.run(png).outcome == "This picture is damaged, or not complete.")
    }

    @Test func isRefusedForItsPassesBeforeTheyAreDecoded() throws {
        let gray = Fixture.read("gray.jpg")
        #expect(try PictureFile(Self.scans(64, of: gray)).format == .jpeg)
        #expect(throws: ImageProblem.damaged) { try PictureFile(Self.scans(65, of: gray)) }
    }

    @Test func isOneByteTooLarge() async throws {
        let wide = Fixture.read("wide.png")
        let largest = wide + [UInt8](repeating: 0, count: (10 << 20) - wide.count)
        #expect(try PictureFile(largest).format == .png)
        #expect(try await PortraitStudio().portrait(of: largest) == Portrait(of: wide))
        #expect(throws: ImageProblem.tooLarge) { try PictureFile(largest + [0]) }
        await #expect(throws: ImageProblem.tooLarge) {
            try await PortraitStudio().portrait(of: largest + [0])
        }
    }

    @Test func isOnePixelTooLarge() throws {
        let largest = HandMadePNG.gray(width: 50_000_000, height: 1, zeros: 1)
        #expect(try PictureFile(largest).width == 50_000_000)
        let larger = HandMadePNG.gray(width: 50_000_001, height: 1, zeros: 1)
        #expect(throws: ImageProblem.tooManyPixels) { try PictureFile(larger) }
    }

    /// A picture with its passes so many times.
    private static func scans(_ count: Int, of jpeg: [UInt8]) -> [UInt8] {
        let scan = scanStart(of: jpeg)
        let pass = jpeg[scan..<jpeg.count - 2]
        return jpeg[..<scan] + (0..<count).flatMap { _ in pass } + [0xFF, 0xD9]
    }

    /// A picture that has its end, but not what comes before it.
    private static func broken(_ jpeg: [UInt8], after count: Int) -> [UInt8] {
        jpeg[..<(scanStart(of: jpeg) + count)] + [0xFF, 0xD9]
    }

    private static func scanStart(of jpeg: [UInt8]) -> Int {
        jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xDA]) } ?? 0
    }
}
