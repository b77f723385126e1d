import Testing

@testable import Pinion

@Suite("A signer")
struct SignerTests {
    private let signer = Signer(key: Array(0..<32))
    private let bytes = Array(#"{"isEditing":true}"#.utf8)

    @Test func writesTheSameForTheSameKey() {
        #expect(
            signer.seal(bytes, for: "here")
                == "1asci_wDFHprvdatwO663XsiaXNFZGl0aW5nIjp0cnVlfQ")
        #expect(signer.seal(bytes, for: "here").utf8.count == Signer.length(ofBytes: bytes.count))
    }

    @Test(arguments: [0, 1, 2, 3, 1_000])
    func readsWhatItHasWritten(count: Int) {
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max) }
        let text = signer.seal(bytes, for: "here")
        #expect(text.utf8.count == Signer.length(ofBytes: count))
        #expect(signer.open(text, for: "here") == bytes)
    }

    @Test func refusesWhatIsMeantForSomethingElse() {
        let text = signer.seal(bytes, for: "here")
        #expect(signer.open(text, for: "there") == nil)
        #expect(signer.open(text, for: "her") == nil)
        // Where the context ends is not left to what comes after it.
        #expect(signer.open(signer.seal(Array("e".utf8), for: "her"), for: "here") == nil)
    }

    @Test func refusesWhatAnotherKeyHasSigned() {
        let other = Signer(key: Array(1..<33))
        #expect(signer.open(other.seal(bytes, for: "here"), for: "here") == nil)
    }

    @Test func refusesEveryTextThatIsDifferentByOneCharacter() {
        let text = Array(signer.seal(bytes, for: "here").utf8)
        for index in text.indices {
            var forged = text
            forged[index] = forged[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(signer.open(String(decoding: forged, as: UTF8.self), for: "here") == nil)
            let cut = String(decoding: text[..<index], as: UTF8.self)
            #expect(signer.open(cut, for: "here") == nil)
        }
    }

    @Test(arguments: ["", "A", "%", "====", "日本", "\u{0}", "AAAAAAAAAAAAAAAAAAAAAAA=", " AAAA", "undefined"])
    func refusesNonsense(text: String) {
        #expect(signer.open(text, for: "here") == nil)
    }
}
