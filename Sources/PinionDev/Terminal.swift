internal import Glibc

/// Lines for the one who works on the program, written at once.
enum Terminal {
    static func line(_ text: String) { write(Array((text + "\n").utf8), to: STDOUT_FILENO) }

    static func error(_ text: String) { write(Array((text + "\n").utf8), to: STDERR_FILENO) }

    static func write(_ bytes: [UInt8], to descriptor: CInt = STDOUT_FILENO) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
