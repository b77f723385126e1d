import Testing

@testable import DOM

/// Names of tags and attributes are compared by what they read, wherever they stand in the program.
@Suite("Literals") struct LiteralTests {
    @Test(
        arguments: [
            ("main", "main", true), ("main", "mail", false), ("main", "mai", false), ("", "", true),
            ("a\0bc", literalElsewhere, true), ("a\0bd", literalElsewhere, false),
        ] as [(StaticString, StaticString, Bool)])
    func areEqualWhenTheyReadTheSame(one: StaticString, two: StaticString, areEqual: Bool) {
        #expect(one.isEqual(to: two) == areEqual)
    }
}
