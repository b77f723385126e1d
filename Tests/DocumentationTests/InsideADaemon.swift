import Pinion
import Testing

// What the article "Inside a daemon" shows.

extension Heating {
    func regulate() async {}
}

@MainActor
private func runBeside(_ heating: Heating) async throws {
    let site = Site {
        Page("/") { HeatingView(heating: heating) }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await site.run(on: .systemd) }
        group.addTask { await heating.regulate() }
        try await group.next()
        group.cancelAll()
    }
}

@MainActor
private func set(_ site: Site) {
    site.name = "Heating"
    site.trustedProxies = ["unix"]
    site.log = .json()
    site.logsRequests = true
    site.metricsAddress = .tcp("127.0.0.1", port: 9100)
    site.hostNames = ["heating.example"]
}

@MainActor
private func runWithTLS(_ site: Site) async throws {
    site.certificate = CertificateFiles("/etc/heating/fullchain.pem", key: "/etc/heating/privkey.pem")
    try await site.run(on: .tls("0.0.0.0", port: 443))
}

@MainActor
private func tellWhere(_ site: Site) async throws {
    let service = Task { try await site.run(on: .tcp("127.0.0.1", port: 0)) }
    print(await site.addresses)
    service.cancel()
    try await service.value
}

/// A connection of a host's own server.
struct HostConnection {
    func writeHead(_ status: Int, _ headers: [(String, String)]) async throws {}
    func write(_ bytes: [UInt8]) async throws {}
}

@MainActor
private func answer(
    _ method: String, _ target: String, _ fields: [(String, String)], _ body: [UInt8], from site: Site,
    on connection: HostConnection
) async throws {
    let request = HTTPRequest(method: method, target: target, headers: fields, body: body)
    let response = await site.respond(to: request)
    try await connection.writeHead(response.status.rawValue, response.headers)
    for try await chunk in response.chunks { try await connection.write(chunk) }
}
