import Encoding
import Testing

@Suite struct TrimmingTests {
    @Test(arguments: [
        ("", ""), (" \n\t", ""), ("a", "a"), (" a b\u{A0}\n", "a b"), ("\u{2003}ä ", "ä"),
    ])
    func whiteSpaceAtTheEndsIsCutOff(_ text: String, _ trimmed: String) {
        #expect(text.trimmed == trimmed)
        #expect(text[...].trimmed == trimmed)
    }
}
