internal import Glibc

/// Reads texts that end with a zero each.
struct TextReader {
    private(set) var isAtEnd = false
    private let descriptor: CInt
    private var rest: [UInt8] = []

    init(_ descriptor: CInt) {
        self.descriptor = descriptor
    }

    /// Reads what is there, and returns the texts that are whole now.
    mutating func read() -> [String] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else {
            isAtEnd = count == 0 || errno != EINTR
            return []
        }
        rest += bytes.prefix(count)
        var texts = rest.split(separator: 0, omittingEmptySubsequences: false)
        rest = Array(texts.removeLast())
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }
}
