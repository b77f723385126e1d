import DOM
import Testing

@MainActor
@Suite("A file that was chosen")
struct UploadedFileTests {
    @Test func isReadSomeAtATime() async throws {
        let file = UploadedFile(bytes: (0..<600_000).map { UInt8(truncatingIfNeeded: $0 / 1000) })
        var sizes: [Int] = []
        var bytes: [UInt8] = []
        for try await chunk in file.chunks {
            sizes.append(chunk.count)
            bytes += chunk
        }
        #expect(sizes == [262_144, 262_144, 75_712])
        #expect(try await file.bytes == bytes)
        #expect(try await file.read(at: 599_999, count: 5) == [bytes[599_999]])
        #expect(try await file.read(at: -1, count: .max).count == 600_000)
        #expect(try await file.read(at: .max, count: 1) == [])
        #expect(try await file.read(at: 1, count: -1) == [])
    }

    @Test func isAnotherOneWhenItIsSentAgain() {
        let (one, other) = (Kept(), Kept())
        #expect(UploadedFile(name: "a", type: nil, one) == UploadedFile(name: "a", type: nil, one))
        #expect(UploadedFile(name: "a", type: nil, one) != UploadedFile(name: "a", type: nil, other))
        #expect(UploadedFile(name: "a", type: nil, one) != UploadedFile(name: "a", bytes: [1]))
        #expect(UploadedFile(name: "a", bytes: [1]) == UploadedFile(name: "a", bytes: [1]))
    }

    private final class Kept: FileContent {
        let size = 1

        func read(at offset: Int, count: Int) async throws(FieldError) -> [UInt8] { [1] }

        func close() {}
    }
}
