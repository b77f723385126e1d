internal import Glibc

/// Lines for the one who started the program, written at once.
package enum Console {
    package static func line(_ text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    package static func error(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: CInt) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
