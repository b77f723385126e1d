import DOM
import ServerTesting
import Testing

@testable import Pinion

/// Files that are sent to a field over HTTP, part by part.
@MainActor
@Suite("A field for a file over HTTP") struct FileFieldTests {
    @Test func takesNothingWhileItIsDisabled() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        site.desk.paper.isEnabled = false
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [], "hello", cookie: site.cookie).status == 409
        )
        #expect(site.desk.papers == [])
        site.desk.paper.isEnabled = true
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [], "hello", cookie: site.cookie).status == 204
        )
        #expect(site.desk.papers == ["hello"])
    }

    @Test func takesNoPartOfTheFileBefore() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let address = site.desk.paper.address
        #expect(try await site.ask("PUT", address, [], "hello", cookie: site.cookie).status == 204)
        #expect(try await site.ask("PUT", address, [], "hello", cookie: site.cookie).status == 404)
        #expect(site.desk.papers == ["hello"])
        #expect(site.desk.paper.progress == nil)
        // Nor does giving up the one before concern the next.
        let next = site.desk.paper.address
        #expect(try await site.ask("PUT", next, part(at: 0, of: 9), "abc", cookie: site.cookie).status == 204)
        #expect(try await site.ask("DELETE", address, cookie: site.cookie).status == 204)
        #expect(site.desk.paper.progress == FileElement.Progress(received: 3, size: 9))
    }

    @Test func takesNoPartOfAFileOfAnotherSize() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let address = site.desk.paper.address
        #expect(
            try await site.ask("PUT", address, part(at: 0, of: 6), "abc", cookie: site.cookie).status == 204)
        for size in [5, 7] {
            let refused = try await site.ask("PUT", address, part(at: 3, of: size), "xy", cookie: site.cookie)
            #expect(refused.status == 409)
        }
        #expect(
            try await site.ask("PUT", address, part(at: 3, of: 6), "def", cookie: site.cookie).status == 204)
        #expect(site.desk.papers == ["abcdef"])
    }

    @Test(arguments: [false, true])
    func keepsTheNextFileWhenTheOneBeforeWasGivenUpInTheMiddleOfItsDelivery(isRefused: Bool) async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let desk = site.desk
        let first = desk.paper.address
        let gate = Gate()
        desk.delivery = {
            await gate.pass()
            if isRefused { throw FieldError("No.") }
        }
        async let delivered = site.ask("PUT", first, [], "hello", cookie: site.cookie)
        await gate.arrival()
        #expect(try await site.ask("DELETE", first, cookie: site.cookie).status == 204)
        desk.delivery = nil
        let next = desk.paper.address
        #expect(next != first)
        #expect(try await site.ask("PUT", next, part(at: 0, of: 6), "abc", cookie: site.cookie).status == 204)
        gate.open()
        #expect(try await delivered.status == (isRefused ? 422 : 204))
        #expect(desk.paper.address == next)
        #expect(desk.paper.progress == FileElement.Progress(received: 3, size: 6))
        #expect(try await site.ask("PUT", next, part(at: 3, of: 6), "def", cookie: site.cookie).status == 204)
        #expect(desk.papers == ["hello", "abcdef"])
    }

    @Test func takesNothingFromAnotherSite() async throws {
        let site = try await ServedSite()
        _ = try await site.open()
        let origin = HeaderField("Origin", "http://evillocalhost")
        #expect(
            try await site.ask("PUT", site.desk.paper.address, [origin], "hello", cookie: site.cookie).status
                == 403)
        #expect(site.desk.papers == [])
    }

    private func part(at offset: Int, of size: Int) -> [HeaderField] {
        [HeaderField("Upload-Offset", "\(offset)"), HeaderField("Upload-Length", "\(size)")]
    }
}
