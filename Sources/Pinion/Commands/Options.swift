package import Programs
package import Server

/// What has been set when a program starts, by flags and environment variables.
package struct Options: Sendable, Equatable {
    private var values: [String: String] = [:]
    /// What stands beside the flags.
    var words: [String] = []
    var wantsHelp = false
    /// Where the program listens.
    package private(set) var addresses: [ListeningAddress] = []
    /// The certificate and its key, if it speaks TLS.
    private(set) var certificate: CertificateFiles?

    /// Reads them.
    init(_ arguments: [String], environment: ProcessEnvironment, flags: [Flag]) throws(UsageError) {
        for flag in flags {
            values[flag.name] = flag.standard
            if let value = environment[flag.variable], !value.isEmpty {
                try set(flag.name, to: value, as: flag.variable, flags)
            }
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" {
                wantsHelp = true
            } else if argument.hasPrefix("--") {
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let flag = String(parts[0])
                guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                    throw UsageError("\(flag) needs a value")
                }
                try set(flag, to: value, as: flag, flags)
            } else {
                words.append(argument)
            }
        }
        certificate = try certificateFiles()
        addresses = [try address()]
    }

    /// The value of a flag; nil if it has none.
    package subscript(flag: String) -> String? { values[flag] }

    var host: String { values["--host"] ?? "" }
    var port: Int { values["--port"].flatMap { Int($0) } ?? 0 }

    /// Whether browsers come with TLS.
    var isSecure: Bool { certificate != nil }

    /// The names that the site is asked by.
    var hostNames: [String] { list("--host-name") + [host] }

    /// The proxies that are believed; nil if nothing has been said of them.
    var trustedProxies: TrustedProxies? {
        values["--trusted-proxy"].map { _ in TrustedProxies(list("--trusted-proxy")) }
    }

    private func list(_ flag: String) -> [String] {
        values[flag]?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
    }

    /// The limits of a site, with those that have been set.
    func limits(_ limits: SiteLimits) throws(UsageError) -> SiteLimits {
        var limits = limits
        limits.pagesPerBrowser = try number("--pages-per-browser", 1...100_000) ?? limits.pagesPerBrowser
        limits.pagesPerAddress = try number("--pages-per-address", 1...1_000_000) ?? limits.pagesPerAddress
        limits.bytes = try number("--page-memory", 1...1_000_000).map { $0 << 20 } ?? limits.bytes
        limits.connections = try number("--connections", 1...1_000_000) ?? limits.connections
        let connections = try number("--connections-per-address", 1...1_000_000)
        limits.connectionsPerAddress = connections ?? limits.connectionsPerAddress
        limits.streamsPerAddress =
            try number("--streams-per-address", 1...1_000_000) ?? limits.streamsPerAddress
        limits.messageSize = try number("--message-size", 1...65_536).map { $0 << 10 } ?? limits.messageSize
        limits.bodyMemory = try number("--body-memory", 1...1_000_000).map { $0 << 20 } ?? limits.bodyMemory
        limits.headTimeout = try seconds("--head-timeout") ?? limits.headTimeout
        limits.bodyTimeout = try seconds("--body-timeout") ?? limits.bodyTimeout
        limits.idleTimeout = try seconds("--idle-timeout") ?? limits.idleTimeout
        return limits
    }

    private func seconds(_ flag: String) throws(UsageError) -> Duration? {
        try number(flag, 1...86_400).map { .seconds($0) }
    }

    /// The whole number that a flag has been given.
    package func number(_ flag: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = values[flag] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "\(flag) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    private mutating func set(
        _ flag: String, to value: String, as name: String, _ flags: [Flag]
    ) throws(UsageError) {
        guard flags.contains(where: { $0.name == flag }) else { throw UsageError("unknown flag \(flag)") }
        if flag == "--port" {
            guard let port = Int(value), (0...65_535).contains(port) else {
                throw UsageError("\(name) is not a port from 0 to 65535: \(value)")
            }
        }
        values[flag] = value
    }

    private func certificateFiles() throws(UsageError) -> CertificateFiles? {
        switch (values["--certificate"], values["--key"]) {
        case (nil, nil): nil
        case (let certificate?, let key?): CertificateFiles(certificate, key: key)
        default: throw UsageError("--certificate and --key are given together")
        }
    }

    private func address() throws(UsageError) -> ListeningAddress {
        switch values["--listen"] {
        case nil where isSecure: .tls(host, port: port)
        case nil: .tcp(host, port: port)
        case "systemd"?: .systemd
        case let place? where place.hasPrefix("unix:"):
            try Self.socket(String(place.dropFirst(5)), of: "--listen")
        case let other?: throw UsageError("--listen takes unix:PATH or systemd, not \(other)")
        }
    }

    /// Reads `/run/x.sock`, or `/run/x.sock?mode=660`.
    static func socket(_ place: String, of flag: String) throws(UsageError) -> ListeningAddress {
        guard let mark = place.lastIndex(of: "?") else { return .unix(place) }
        let setting = place[place.index(after: mark)...]
        let digits = setting.dropFirst(5)
        guard setting.hasPrefix("mode="), (3...4).contains(digits.utf8.count),
            let mode = UInt32(digits, radix: 8), mode <= 0o777, !digits.hasPrefix("+")
        else {
            throw UsageError("\(flag) takes a mode as in unix:PATH?mode=660, not \(setting)")
        }
        return .unix(String(place[..<mark]), mode: mode)
    }
}
