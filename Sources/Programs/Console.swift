internal import Glibc

/// Lines for the person who started the program, written at once.
package enum Console {
    /// Writes what was asked for, and waits for its reader: a long list goes through `less`.
    package static func line(_ text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// Writes what nobody is waited for to read.
    package static func error(_ text: String, terminator: String = "\n") {
        LineWriter.standardError.write(text + terminator)
    }

    /// Writes all of the bytes, or as many as are taken.
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

    private static func write(_ text: String, to descriptor: CInt) { write(Array(text.utf8), to: descriptor) }
}
