import Testing

@testable import Images

@Suite("A drawn portrait")
struct DrawnPortraitTests {
    @Test func isTheSameForTheSameName() {
        #expect(Portrait.drawn(name: "Ada", seed: 1) == Portrait.drawn(name: "Ada", seed: 1))
    }

    @Test func isAnotherForAnotherNameOrSeed() {
        let ada = Portrait.drawn(name: "Ada", seed: 1)
        #expect(ada != Portrait.drawn(name: "Bob", seed: 1))
        #expect(ada != Portrait.drawn(name: "Ada", seed: 2))
    }

    @Test func isAPictureLikeAnyOther() throws {
        let portrait = Portrait.drawn(name: "Ada")
        #expect(portrait.bytes.count < 40_000)
        let file = try PictureFile(portrait.bytes)
        #expect([file.width, file.height] == [512, 512])
    }
}
