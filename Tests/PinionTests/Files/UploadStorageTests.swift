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
        #expect(try await upload.finish() == [1, 2, 3, 4, 5, 6])
    }

    @Test func isRefusedWhereItDoesNotGoOn() async throws {
        let upload = try UploadStorage().begin(size: 3)
        _ = try await upload.append([1], at: 0)
        await #expect(throws: UploadError.wrongOffset(expected: 1)) { try await upload.append([2], at: 2) }
        await #expect(throws: UploadError.tooMuch) { try await upload.append([2, 3, 4], at: 1) }
        await #expect(throws: UploadError.unknown) { try await upload.finish() }
        upload.cancel()
        await #expect(throws: UploadError.unknown) { try await upload.append([2], at: 1) }
    }

    @Test func makesRoomWhenItIsWholeOrGivenUpOrLetGoOf() async throws {
        let storage = UploadStorage(limits)
        let first = try storage.begin(size: 6)
        #expect(throws: UploadError.noRoom) { try storage.begin(size: 5) }
        _ = try await first.append([1, 2, 3, 4, 5, 6], at: 0)
        _ = try await first.finish()
        #expect(storage.size == 0)
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
