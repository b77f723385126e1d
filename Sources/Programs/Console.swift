internal import Glibc

/// Lines for the person who started the program, written at once.
package enum Console {
    /// Writes a line to standard output, and waits until it is read: a long list goes through `less`.
    package static func line(_ text: String) {
        write(Array((text + "\n").utf8))
    }

    /// Writes to standard error, and waits for nobody.
    package static func error(_ text: String, terminator: String = "\n") {
        LineWriter.standardError.write(text + terminator)
    }

    /// Writes the bytes up to the first that is refused.
    package static func write(_ bytes: [UInt8], to descriptor: CInt = STDOUT_FILENO) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                BrokenPipe.withoutSignal { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Lines of two columns: a name, and what is to be said of it.
    package static func columns(_ rows: [(name: String, remark: String)]) -> [String] {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            row.name + String(repeating: " ", count: width - row.name.count) + "  " + row.remark
        }
    }
}
