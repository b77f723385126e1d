import Glibc

/// The program `PortraitMaker`, which lies beside the tests.
enum MakerProcess {
    /// Has it make a portrait, and returns what became of it and how many kilobytes that took at most.
    static func run(_ source: [UInt8]) throws -> (outcome: String, kilobytes: Int) {
        let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
            .dropLast().joined(separator: "/")
        var path = Array("/tmp/pinion-portrait-XXXXXX".utf8CString)
        let file = mkstemp(&path)
        defer { unlink(path) }
        guard file >= 0, write(file, source, source.count) == source.count else { throw Failure.noFile }
        close(file)
        let name = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        // The address sanitizer would keep what has been freed, and count it.
        let setting = "ASAN_OPTIONS=quarantine_size_mb=0"
        guard let pipe = popen("\(setting) '\(folder)/PortraitMaker' < \(name) 2>&1", "r") else {
            throw Failure.noProcess
        }
        var output: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(byte)) }
        pclose(pipe)
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        // Whatever a library had printed would stand there too.
        guard lines.count == 2, let kilobytes = Int(lines[1]) else {
            throw Failure.unexpected(lines.map(String.init))
        }
        return (String(lines[0]), kilobytes)
    }

    enum Failure: Error {
        case noFile, noProcess
        case unexpected([String])
    }
}
