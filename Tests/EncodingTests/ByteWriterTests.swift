import Encoding
import Testing

@Suite struct ByteWriters {
    @Test func keepWhatTheyHaveWrittenAsTheyGrow() {
        var writer = ByteWriter()
        #expect(writer.count == 0)
        #expect(Array(writer.written) == [])
        var wanted = ""
        for number in 0..<500 {
            writer.append("a literal, ")
            writer.append(integer: number)
            writer.append(UInt8(ascii: " "))
            wanted += "a literal, \(number) "
        }
        #expect(String(decoding: writer.written, as: UTF8.self) == wanted)
        #expect(writer.count == wanted.utf8.count)
    }

    @Test func takeWhatIsLargerThanTheirRoom() {
        var writer = ByteWriter(capacity: 4)
        let text = String(repeating: "ä", count: 1000)
        let bytes = [UInt8](repeating: 7, count: 5000)
        writer.append(text)
        bytes.withUnsafeBufferPointer { writer.append($0) }
        #expect(Array(writer.written) == Array(text.utf8) + bytes)
    }

    @Test(arguments: [0, 9, 10, 99, 100, -1, -10, 1_234_567_890, .max, .min])
    func writeNumbersInDigits(_ number: Int) {
        var writer = ByteWriter(capacity: 1)
        writer.append(integer: number)
        #expect(String(decoding: writer.written, as: UTF8.self) == "\(number)")
    }

    @Test func beginAnewWhereTheyAre() {
        var writer = ByteWriter()
        writer.append("something long enough to need room")
        writer.removeAll()
        writer.append("else")
        #expect(String(decoding: writer.written, as: UTF8.self) == "else")
    }
}
