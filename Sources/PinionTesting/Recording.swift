internal import Glibc

/// A text that a test has recorded in a file, to be held against what is made today.
///
/// With `PINION_RECORD` in the environment it is recorded anew.
package struct Recording {
    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Whether what is made today is what was recorded.
    package func isStill(_ text: String) -> Bool {
        if getenv("PINION_RECORD") != nil { write(text) }
        return text.utf8.elementsEqual(read())
    }

    private func read() -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    private func write(_ text: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }
}
