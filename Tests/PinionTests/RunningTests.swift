import Dispatch
import Glibc
import Server
import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// A site that is served until its task is cancelled.
@MainActor
@Suite("A running site") struct RunningTests {
    private let site = Site {
        Page("/") { Text("Hello") }
    }

    @Test func saysWhereItListensAndEndsWhenItsTaskIsCancelled() async throws {
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0), .tcp("::1", port: 0)) }
        let addresses = await site.addresses
        try #require(addresses.count == 2)
        #expect(addresses[0].port > 0)
        #expect(addresses[0].port != addresses[1].port)
        #expect(try await get(port: addresses[0].port).contains("Hello"))
        await #expect(throws: SiteError.runsAlready) { try await site.run() }
        service.cancel()
        try await service.value
        await #expect(throws: ConnectionProblem.self) { try await get(port: addresses[0].port) }
    }

    @Test func letsNobodyInAnyMoreWhenItSendsBrowsersToItsSuccessor() async throws {
        site.hasSuccessor = true
        let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        let port = try #require(await site.addresses.first).port
        let (isRefused, goodbye) = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: .init {
                        let page = try RawClient(port: port)
                        page.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        let answer = try page.readAnswer()
                        let cookie = answer.cookie ?? ""
                        let stream = try RawClient(port: port)
                        stream.send(
                            "GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n"
                                + "Pinion-Pages: \(answer.page)@1\r\n\r\n")
                        _ = try stream.read(until: "event: hello")
                        service.cancel()
                        _ = try stream.read(until: "event: bye\ndata: ")
                        let isRefused = (try? RawClient(port: port)) == nil
                        return (isRefused, String(decoding: try stream.readToEnd(), as: UTF8.self))
                    })
            }
        }
        #expect(isRefused)
        #expect(goodbye.hasPrefix(#"{"in":0}"#))
        try await service.value
    }

    @Test func keepsNobodyWaitingForAddressesThatThereWillNeverBe() async throws {
        let service = Task {
            async let addresses = site.addresses
            try await site.run(on: .unix("/nowhere/http.sock"))
            return await addresses
        }
        await #expect(throws: ServerError.self) { try await service.value }
    }

    @Test func canRunAgain() async throws {
        for _ in 0..<2 {
            let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
            let addresses = await site.addresses
            try #require(addresses.count == 1)
            #expect(try await get(port: addresses[0].port).contains("Hello"))
            service.cancel()
            try await service.value
        }
    }

    @Test func runsBesideOthers() async throws {
        let other = Site { Page("/") { Text("Good evening") } }
        let services = [site, other].map { site in Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
        }
        for (site, text) in [(site, "Hello"), (other, "Good evening")] {
            let addresses = await site.addresses
            #expect(try await get(port: addresses[0].port).contains(text))
        }
        for service in services {
            service.cancel()
            try await service.value
        }
    }

    @Test(arguments: ["admin", "/admin//x", "/a b", "/..", "//"])
    func liesAtAPath(path: String) async {
        await #expect(throws: SiteError.badPath(path)) { try await Site(at: path) {}.run() }
    }

    @Test func doesNotRunWithAMistake() async {
        let site = Site {
            Page("/a") { Text("One") }
            Page("/a") { Text("Another") }
        }
        await #expect(throws: SiteError.twoAtOneAddress("/a")) { try await site.run() }
        #expect(await site.respond(to: HTTPRequest(method: "GET", target: "/a")).status == 500)
        site.imageOrigins = ["pictures"]
        await #expect(throws: SiteError.badImageOrigin("pictures")) { try await site.run() }
    }

    @Test func doesNotRunWhereItCannotListen() async throws {
        let lonely = LonelyPort(.saysNothing)
        await #expect(throws: ServerError.addressInUse(host: "127.0.0.1", port: lonely.number)) {
            try await site.run(on: .tcp("127.0.0.1", port: 0), .tcp("127.0.0.1", port: lonely.number))
        }
        let problem = ServerError.badSetting("systemd has opened no sockets for this process (LISTEN_FDS)")
        await #expect(throws: problem) { try await site.run(on: .systemd) }
    }

    private func get(port: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        guard let client = try? RawClient(port: port) else { throw ConnectionProblem() }
                        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        return try client.readAnswer().text
                    })
            }
        }
    }

    private struct ConnectionProblem: Error {}
}

/// A site that listens on a Unix socket.
@MainActor
@Suite("A Unix socket") final class UnixSocketTests {
    private let folder: String

    init() {
        var name = Array("/tmp/pinion-XXXXXX".utf8CString)
        folder = mkdtemp(&name).map { String(cString: $0) } ?? ""
    }

    deinit {
        unlink(folder + "/a")
        rmdir(folder)
    }

    private var path: String { folder + "/a" }

    @Test func hasItsPermissionsAndIsGoneAtTheEnd() async throws {
        let site = Site { Page("/") { Text("Hello") } }
        let service = Task { try await site.run(on: .unix(path, mode: 0o640)) }
        #expect(await site.addresses == [.unix(path, mode: 0o640)])
        var status = stat()
        #expect(lstat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o640)
        #expect(try await get().contains("Hello"))
        service.cancel()
        try await service.value
        #expect(lstat(path, &status) == -1)
    }

    @Test func isReplacedIfNobodyListensThere() async throws {
        let stale = listener()
        close(stale)
        let site = Site { Page("/") { Text("Hello") } }
        let service = Task { try await site.run(on: .unix(path)) }
        _ = await site.addresses
        #expect(try await get().contains("Hello"))
        service.cancel()
        try await service.value
    }

    @Test func isRefusedWhileSomebodyListensThere() async throws {
        let live = listener()
        defer { close(live) }
        let problem = ServerError.badSocketPath(path, reason: "another program listens there")
        await #expect(throws: problem) { try await Site {}.run(on: .unix(self.path)) }
        #expect(
            problem.description
                == "cannot listen on the Unix socket \(path): another program listens there")
    }

    @Test func replacesNothingThatIsNoSocket() async throws {
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        let problem = ServerError.badSocketPath(path, reason: "something that is no socket is there already")
        await #expect(throws: problem) { try await Site {}.run(on: .unix(self.path)) }
        #expect(access(path, F_OK) == 0)
    }

    @Test func isInAFolderThatIsThere() async throws {
        let path = folder + "/none/a"
        let problem = ServerError.badSocketPath(path, reason: "No such file or directory")
        await #expect(throws: problem) { try await Site {}.run(on: .unix(path)) }
        let long = "/" + String(repeating: "x", count: 200)
        await #expect(throws: ServerError.badSocketPath(long, reason: "it has more than 107 bytes")) {
            try await Site {}.run(on: .unix(long))
        }
    }

    private func connected(_ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(result == 0)
        return descriptor
    }

    private func listener() -> Int32 {
        let descriptor = connected { bind($0, $1, $2) }
        listen(descriptor, 1)
        return descriptor
    }

    private func get() async throws -> String {
        let descriptor = connected { connect($0, $1, $2) }
        defer { close(descriptor) }
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        send(descriptor, request, request.utf8.count, 0)
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var text: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = recv(descriptor, &buffer, buffer.count, 0)
                    guard count > 0 else { break }
                    text += buffer.prefix(count)
                }
                continuation.resume(returning: String(decoding: text, as: UTF8.self))
            }
        }
    }
}
