import DOM
import Testing

@testable import Pinion

@MainActor
@Suite("A file on its way") struct UploadStorageTests {
    private var limits: UploadLimits {
        var limits = UploadLimits()
        limits.totalSize = 10
        limits.idleSeconds = 5
        return limits
    }

    @Test func isKeptPartByPart() async throws {
        let upload = try UploadStorage().begin(size: 6)
        #expect(try await upload.append([1, 2], at: 0) == false)
        #expect(try await upload.append([3, 4, 5], at: 2) == false)
        #expect(upload.received == 5)
        #expect(try await upload.append([6], at: 5))
        try upload.finish()
        #expect(try await upload.read(at: 0, count: 6) == [1, 2, 3, 4, 5, 6])
        #expect(try await upload.read(at: 4, count: 2) == [5, 6])
    }

    /// Each has a descriptor of the process.
    @Test func isOneOfSoMany() async throws {
        let storage = UploadStorage(limits, maximumCount: 2)
        let (first, second) = (try storage.begin(size: 1), try storage.begin(size: 1))
        #expect(throws: UploadError.noRoom) { try storage.begin(size: 1) }
        first.cancel()
        let third = try storage.begin(size: 1)
        #expect([second.size, third.size] == [1, 1])
    }

    @Test func isReadableUntilItIsClosed() async throws {
        let storage = UploadStorage(limits)
        let file = try await storage.keep(UploadedFile(name: "a", type: "text/plain", bytes: [1, 2, 3]))
        #expect(file.name == "a")
        #expect(file.type == "text/plain")
        (file.content as? Upload)?.cancel()
        for _ in 0..<9 { storage.tick() }
        #expect(try await file.bytes == [1, 2, 3])
        #expect(storage.size == 3)
        file.content?.close()
        #expect(storage.size == 0)
        await #expect(throws: FieldError("This file is gone, as the page is that it was chosen on.")) {
            try await file.bytes
        }
    }

    @Test func isRefusedWhereItDoesNotGoOn() async throws {
        let upload = try UploadStorage().begin(size: 3)
        _ = try await upload.append([1], at: 0)
        await #expect(throws: UploadError.wrongOffset(expected: 1)) { try await upload.append([2], at: 2) }
        await #expect(throws: UploadError.tooMuch) { try await upload.append([2, 3, 4], at: 1) }
        #expect(throws: UploadError.unknown) { try upload.finish() }
        upload.cancel()
        await #expect(throws: UploadError.unknown) { try await upload.append([2], at: 1) }
    }

    @Test func makesRoomWhenItIsGivenUpOrLetGoOf() async throws {
        let storage = UploadStorage(limits)
        var first: Upload? = try storage.begin(size: 6)
        #expect(throws: UploadError.noRoom) { try storage.begin(size: 5) }
        _ = try await first?.append([1, 2, 3, 4, 5, 6], at: 0)
        try first?.finish()
        #expect(storage.size == 6)
        first = nil
        while storage.size > 0 { await Task.yield() }
        let second = try storage.begin(size: 10)
        second.cancel()
        #expect(storage.size == 0)
        _ = try storage.begin(size: 10)
        while storage.size > 0 { await Task.yield() }
    }

    @Test func isGivenUpWhenNothingMoreComes() async throws {
        let storage = UploadStorage(limits)
        let upload = try storage.begin(size: 3)
        for _ in 0..<5 { storage.tick() }
        _ = try await upload.append([1], at: 0)
        for _ in 0..<5 { storage.tick() }
        #expect(storage.size == 3)
        storage.tick()
        #expect(storage.size == 0)
        await #expect(throws: UploadError.unknown) { try await upload.append([2], at: 1) }
    }

    @Test func hasAReasonWhyItCannotBeKept() {
        var limits = limits
        limits.folder = "/no/such/folder"
        let problem = UploadError.system("cannot make a file in /no/such/folder: No such file or directory")
        #expect(throws: problem) { try UploadStorage(limits).begin(size: 1) }
    }
}
