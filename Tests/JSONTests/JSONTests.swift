import JSON
import Testing

@Suite struct JSONText {
    @Test(arguments: [
        (#"{"n":41,"fields":{"name":[7,3,"Ada"]}}"#, #"{"n":41,"fields":{"name":[7,3,"Ada"]}}"#),
        (" [ 1 , -2.5e1 , true , false , null ] ", "[1,-25.0,true,false,null]"),
        (#""\u0041\ud83d\ude00\n\"\\\/""#, #""A😀\n\"\\/""#),
        (#""\u0000\u001f""#, #""\u0000\u001f""#),
        ("9223372036854775807", "9223372036854775807"),
        ("9223372036854775808", "9.223372036854776e+18"),
        ("-9223372036854775808", "-9223372036854775808"),
        ("1234567890123456789", "1234567890123456789"),
    ])
    func isReadAndWritten(text: String, written: String) throws {
        #expect(String(decoding: try JSON(parsing: Array(text.utf8)).bytes, as: UTF8.self) == written)
    }

    @Test(arguments: [
        ("", "unexpected end at byte 0"),
        ("{", "expected a name at byte 1"),
        ("[1,]", "unexpected character at byte 3"),
        ("01", "unexpected text after the value at byte 1"),
        ("1e999", "number out of range at byte 5"),
        ("\"a", "unterminated string at byte 2"),
        (#""\"#, "unknown escape at byte 2"),
        (#""\u12"#, "expected four hexadecimal digits at byte 5"),
        (#""\u12é4""#, "expected four hexadecimal digits at byte 5"),
        ("\"\n\"", "control character in a string at byte 1"),
        (#""\ud800x""#, "lone surrogate at byte 7"),
        (#""\x""#, "unknown escape at byte 3"),
        (#"{"a":1}x"#, "unexpected text after the value at byte 7"),
        ("nul", "unexpected character at byte 3"),
    ])
    func isRefusedWithAReason(text: String, reason: String) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: Array(text.utf8)) }
        #expect(error?.description == reason)
    }

    @Test func isRefusedWhenItIsNotUTF8() {
        #expect(throws: JSONError(reason: "bad UTF-8", offset: 2)) {
            try JSON(parsing: [0x22, 0xFF, 0x22])
        }
    }

    @Test func isRefusedWhenItIsNestedTooDeeply() {
        let text = Array(String(repeating: "[", count: 100_000).utf8)
        #expect(throws: JSONError(reason: "nested too deeply", offset: 33)) { try JSON(parsing: text) }
    }

    @Test func isReadStepByStep() throws {
        let text = #" {"a" : [1, "x" , [ ] ], "b":{}, "a":true} "#
        var json = JSONParser(Array(text.utf8), maximumDepth: 2)
        #expect(try json.enterArray() == false)
        #expect(try json.enterObject())
        #expect(try json.nextMember() == "a")
        #expect(try json.enterArray())
        #expect(try json.nextElement())
        #expect(try json.integer() == 1)
        #expect(try json.nextElement())
        #expect(try json.string() == "x")
        #expect(try json.nextElement())
        #expect(try json.string() == nil)
        #expect(try json.nextElement() == false)
        #expect(try json.nextMember() == "b")
        #expect(try json.enterObject())
        #expect(try json.nextMember() == nil)
        #expect(try json.nextMember() == "a")
        #expect(try json.value() == .bool(true))
        #expect(try json.nextMember() == nil)
        try json.finish()
    }

    @Test(arguments: [
        (#""plain""#, "plain"), (#""""#, ""), (#""\u0041\n""#, "A\n"), ("\"ä\"", "ä"), ("[1]", nil),
        ("null", nil),
    ])
    func isReadAsBytesIfItIsAString(text: String, read: String?) throws {
        var json = JSONParser(Array("[\(text),7]".utf8), maximumDepth: 2)
        #expect(try json.enterArray())
        #expect(try json.nextElement())
        #expect(try json.utf8().map { String(decoding: $0, as: UTF8.self) } == read)
        #expect(try json.nextElement())
        #expect(try json.integer() == 7)
    }

    @Test(arguments: [
        ([0x22, 0x61], "unterminated string at byte 2"),
        ([0x22, 0x61, 0x0A, 0x22], "control character in a string at byte 2"),
        ([0x22, 0x61, 0xFF, 0x22], "bad UTF-8 at byte 3"),
        (Array(#""a\x""#.utf8), "unknown escape at byte 4"),
        ([0x22, 0x61, 0x5C], "unknown escape at byte 3"),
    ])
    func isRefusedAsBytesForTheSameReasons(bytes: [UInt8], reason: String) {
        var json = JSONParser(bytes, maximumDepth: 2)
        let error = #expect(throws: JSONError.self) { try json.utf8() }
        #expect(error?.description == reason)
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("-12", -12), ("123456789012345678", 123_456_789_012_345_678),
        ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1.5", nil), ("1e2", nil),
        ("\"1\"", nil),
    ])
    func isReadAsAWholeNumberIfItIsOne(text: String, number: Int?) throws {
        var json = JSONParser(Array(text.utf8), maximumDepth: 2)
        #expect(try json.integer() == number)
        try json.finish()
    }

    @Test func anyBytesAtAllEndInAValueOrAnError() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array(#"{}[]",:0123456789.eE+-truefalsnl\uD8 "#.utf8) + [0xFF, 0xC3, 0xA9, 0]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<24, using: &generator)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            if let value = try? JSON(parsing: bytes) {
                #expect((try? JSON(parsing: value.bytes)) == value)
            }
        }
    }
}
