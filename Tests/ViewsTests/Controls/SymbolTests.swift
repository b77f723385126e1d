import Glibc
import Testing

@testable import Views

/// The file with all symbols, and the list of those that there are.
@Suite("Symbols") struct SymbolTests {
    @Test func areThoseOfTheFile() throws {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        let file = try #require(fopen(root.joined(separator: "/") + "/Public/icons.svg", "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 100_000)
        let count = fread(&bytes, 1, bytes.count, file)
        let names = String(decoding: bytes[..<count], as: UTF8.self)
            .split(separator: "<symbol id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(names.count == 100)
        #expect(names.sorted() == Symbol.names.sorted())
    }
}
