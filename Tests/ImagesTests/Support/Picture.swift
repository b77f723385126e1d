@testable import Images

extension Portrait {
    /// The colours in the middle of the four quarters, in words.
    var quarters: [String] {
        get throws {
            let pixels = try PictureFile(bytes).decode(bytes, coveringSide: Self.side)
            return [(128, 128), (384, 128), (128, 384), (384, 384)].map { x, y in
                let start = (y * pixels.width + x) * 3
                return Self.word(Array(pixels.bytes[start..<start + 3]))
            }
        }
    }

    private static func word(_ color: [UInt8]) -> String {
        switch color.map({ $0 > 140 }) {
        case [true, false, false]: "red"
        case [false, true, false]: "green"
        case [false, false, true]: "blue"
        case [true, true, true]: "white"
        default: "\(color)"
        }
    }
}

extension [UInt8] {
    func contains(_ text: String) -> Bool {
        let words = Array(text.utf8)
        return count >= words.count && (0...count - words.count).contains { self[$0...].starts(with: words) }
    }

    /// The file with one piece replaced.
    func replacing(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
        guard let start = indices.first(where: { self[$0...].starts(with: old) }) else { return self }
        var copy = self
        copy.replaceSubrange(start..<start + old.count, with: new)
        return copy
    }
}
