import Testing
import VirtualTime

@testable import DOM

/// Pictures whose bytes the program has.
@MainActor
@Suite("A picture") struct PictureTests {
    private let red = Picture([1, 2, 3], type: .png)
    private let green = Picture([1, 2, 4], type: .png)

    @Test func hasAnAddressOfItsBytesAndTheirType() {
        #expect(red.address == Picture([1, 2, 3], type: .png).address)
        #expect(red.address != green.address)
        #expect(red.address != Picture([1, 2, 3], type: .gif).address)
        #expect(red.address.hasPrefix("/pictures/"))
        #expect(red.key.utf8.count > 24)
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
            (Array("GIF89a".utf8), .gif), (Array("RIFF....WEBPVP8 ".utf8), .webp),
            (Array("....ftypavif".utf8), .avif), (Array("RIFF....WAVE".utf8), nil),
            (Array("<svg xmlns=".utf8), nil), ([], nil), ([0x89], nil),
        ] as [([UInt8], PictureType?)])
    func tellsItsTypeByHowItBegins(bytes: [UInt8], type: PictureType?) {
        #expect(PictureType(of: bytes) == type)
    }

    @Test func isKnownToItsPageAsLongAsItIsShownThere() {
        let (one, other) = (PictureElement(), PictureElement())
        one.picture = red
        let document = Document(root: Element("main"))
        #expect(document.picture(red.key) == nil)
        document.root.append(one, other)
        document.commit()
        #expect(one["src"] == red.address)
        #expect(document.picture(red.key)?.bytes == [1, 2, 3])
        #expect(document.picture("") == nil)
        other.picture = green
        #expect(document.picture(green.key) == green)
    }

    @Test func canBeLoadedForHalfAMinuteAfterItHasGone() async {
        let clock = VirtualClock()
        let pictures = Pictures(clock: clock)
        pictures.show(red)
        pictures.show(red)
        pictures.hide(red)
        await clock.advance(by: .seconds(60))
        #expect(pictures[red.key] == red)
        pictures.hide(red)
        await clock.advance(by: .milliseconds(29_999))
        #expect(pictures[red.key] == red)
        await clock.advance(by: .milliseconds(1))
        #expect(pictures[red.key] == nil)
    }

    @Test func isForgottenSoonerWhereManyHaveFollowed() {
        let pictures = Pictures(clock: VirtualClock())
        let all = (0...8).map { Picture([UInt8($0)], type: .png) }
        for picture in all {
            pictures.show(picture)
            pictures.hide(picture)
        }
        #expect(all.map { pictures[$0.key] != nil } == [false] + Array(repeating: true, count: 8))
    }

    @Test func goesWithItsElementAndIsReplacedByAnother() {
        let element = PictureElement()
        element.picture = red
        let document = Document(root: Element("main"))
        document.root.append(element)
        document.commit()
        element.picture = green
        element.remove()
        document.commit()
        #expect(!document.pictures.isShown(red.key))
        #expect(!document.pictures.isShown(green.key))
        #expect(document.picture(green.key) == green)
        element.picture = nil
        #expect(element["src"] == nil)
    }
}

extension Pictures {
    /// Whether a picture stands on the page now, and not just a moment ago.
    fileprivate func isShown(_ key: String) -> Bool { shown[key] != nil }
}
