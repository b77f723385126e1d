import Reactive
import Testing

@Suite struct Coding {
    /// Writes whole numbers, and reads them.
    private struct Plain: TopLevelEncoder, TopLevelDecoder {
        func encode<T: Encodable>(_ value: T) throws -> String {
            guard let number = value as? Int, number >= 0 else { throw Problem.broken }
            return "<\(number)>"
        }

        func decode<T: Decodable>(_ type: T.Type, from input: String) throws -> T {
            guard let number = Int(input.dropFirst().dropLast()) as? T else { throw Problem.broken }
            return number
        }
    }

    @Test func encodeWritesEachValue() {
        #expect(history(of: [1, 2].publisher.encode(encoder: Plain())) == ["<1>", "<2>", "|"])
        #expect(history(of: [1, -2, 3].publisher.encode(encoder: Plain())) == ["<1>", "x broken"])
    }

    @Test func decodeReadsEachValue() {
        let texts = ["<1>", "<2>", "no", "<3>"].publisher
        #expect(history(of: texts.decode(type: Int.self, decoder: Plain())) == ["1", "2", "x broken"])
        #expect(history(of: texts.prefix(2).decode(type: Int.self, decoder: Plain())) == ["1", "2", "|"])
    }
}
