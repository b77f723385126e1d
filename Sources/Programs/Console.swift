internal import Glibc

/// Lines for the person who started the program, written at once.
package enum Console {
    package static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

    package static func error(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: STDERR_FILENO)
    }

    /// Writes all of the bytes, or as many as are taken.
    package static func write(_ bytes: [UInt8], to descriptor: CInt = STDOUT_FILENO) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func write(_ text: String, to descriptor: CInt) { write(Array(text.utf8), to: descriptor) }
}
