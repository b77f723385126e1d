import Reactive
import Testing

/// What Combine's documentation says of the operators that map elements.
@MainActor @Suite struct MappingHistories {
    private struct Point {
        let x: Int
        var y: Int { x * 10 }
        var z: Int { x * 100 }
    }

    @Test func mapTransformsAllElements() async {
        await tell("map(_:)", "1 2 |", "10 20 |") { $0.a.map { $0 * 10 } }
        await tell("map(_:)", "1 x", "10 x") { $0.a.map { $0 * 10 } }
        await tell("map(_:)", "1 cancel 2", "10", cancels: "a") { $0.a.map { $0 * 10 } }
    }

    @Test func mapPublishesTheValuesOfKeyPaths() async {
        await tell("map(_:)", "1 2 |", "10 20 |") { $0.a.map { Point(x: $0) }.map(\.y) }
        await tell("map(_:_:)", "1 |", "(1, 10) |") { $0.a.map { Point(x: $0) }.map(\.x, \.y) }
        await tell("map(_:_:_:)", "1 |", "(1, 10, 100) |") {
            $0.a.map { Point(x: $0) }.map(\.x, \.y, \.z)
        }
    }

    @Test func tryMapFailsWithWhatIsThrown() async {
        await tell("tryMap(_:)", "1 2 3", "1 x(worse)", cancels: "a") {
            $0.a.tryMap { if $0 == 2 { throw Problem.worse } else { $0 } }
        }
        await tell("tryMap(_:)", "1 x", "1 x") { $0.a.tryMap { $0 } }
        await tell("tryMap(_:)", "1 |", "1 |") { $0.a.tryMap { $0 } }
    }

    @Test func replaceNilReplacesNilElements() async {
        await tell("replaceNil(with:)", "1 0 2 |", "1 9 2 |") {
            $0.a.map { $0 == 0 ? nil : $0 }.replaceNil(with: 9)
        }
        await tell("replaceNil(with:)", "0 x", "9 x") { $0.a.map { _ in Int?.none }.replaceNil(with: 9) }
    }

    @Test func scanSendsTheResultOfEachStep() async {
        await tell("scan(_:_:)", "1 2 3 |", "1 3 6 |") { $0.a.scan(0, +) }
        await tell("scan(_:_:)", "|", "|") { $0.a.scan(0, +) }
        await tell("scan(_:_:)", "1 x", "1 x") { $0.a.scan(0, +) }
    }

    @Test func tryScanFailsWithWhatIsThrown() async {
        await tell("tryScan(_:_:)", "1 2 3", "1 x(worse)", cancels: "a") {
            $0.a.tryScan(0) { if $1 == 2 { throw Problem.worse } else { $0 + $1 } }
        }
        await tell("tryScan(_:_:)", "1 2 |", "1 3 |") { $0.a.tryScan(0, +) }
    }

    @Test func encodeAndDecodeFailWithWhatTheCoderThrows() async {
        await tell("encode(encoder:)", "1 2 |", "1! 2! |") { $0.a.encode(encoder: Marks()) }
        await tell("encode(encoder:)", "1 0 2", "1! x(worse)", cancels: "a") { $0.a.encode(encoder: Marks()) }
        await tell("decode(type:decoder:)", "1 |", "1 |") {
            $0.a.map { "\($0)!" }.decode(type: Int.self, decoder: Marks())
        }
        await tell("decode(type:decoder:)", "1 2", "x(worse)", cancels: "a") {
            $0.a.map { "\($0)?" }.decode(type: Int.self, decoder: Marks())
        }
    }
}

/// Puts an exclamation mark behind a number other than 0, and takes it away.
private struct Marks: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String {
        if value as? Int == 0 { throw Problem.worse }
        return "\(value)!"
    }

    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        guard text.hasSuffix("!"), let value = Int(text.dropLast()) as? T else { throw Problem.worse }
        return value
    }
}
