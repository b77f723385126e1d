import Glibc

/// The text of a file beside the tests.
func readFixture(_ name: String, beside path: String = #filePath) throws -> String {
    let folder = path[..<path.lastIndex(of: "/")!]
    guard let file = fopen("\(folder)/\(name)", "r") else { throw MissingFixture() }
    defer { fclose(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { text += buffer[..<count] }
    return String(decoding: text, as: UTF8.self)
}

struct MissingFixture: Error {}
