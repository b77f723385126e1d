import Encoding
import Testing

@Suite struct PercentEncodingTests {
    @Test func whatMeansSomethingInAFormIsEncoded() {
        #expect("follow-202".percentEncoded == "follow-202")
        #expect("a&b=c d".percentEncoded == "a%26b%3Dc%20d")
        #expect("/people?é\u{1}".percentEncoded == "/people%3F%C3%A9%01")
    }
}
