import Glibc

/// A small file beside the tests: red, green, blue and white quarters, made by another program than ours.
enum Fixture {
    static func read(_ name: String) -> [UInt8] {
        let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        guard let stream = fopen("/\(folder)/Fixtures/\(name)", "r") else { return [] }
        defer { fclose(stream) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        return Array(bytes[..<fread(&bytes, 1, bytes.count, stream)])
    }
}
