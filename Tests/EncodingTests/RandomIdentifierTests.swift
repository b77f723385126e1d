import Encoding
import Testing

@Suite struct RandomIdentifierTests {
    @Test func wordsAreWrittenInCharactersForAddresses() {
        #expect(Base64URL.text(of: [0, 0] as InlineArray<2, UInt64>) == "AAAAAAAAAAAAAAAAAAAAAA")
        #expect(Base64URL.text(of: [.max, .max] as InlineArray<2, UInt64>) == "_____________________w")
        #expect(Base64URL.text(of: [0x0123_4567_89ab_cdef] as InlineArray<1, UInt64>) == "ASNFZ4mrze8")
    }

    @Test func whatIsDrawnIsReadAgain() throws {
        let words = InlineArray<4, UInt64>.random()
        var text = Base64URL.text(of: words)
        let read: InlineArray<4, UInt64>? = text.withUTF8 { Base64URL.words(in: UnsafeRawBufferPointer($0)) }
        let again = try #require(read)
        #expect(words.indices.allSatisfy { again[$0] == words[$0] })
    }

    @Test func noTwoAreAlike() {
        let drawn = (0..<100).map { _ in Base64URL.text(of: InlineArray<2, UInt64>.random()) }
        #expect(Set(drawn).count == 100)
    }
}
