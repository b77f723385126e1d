/// Where a server listens.
///
/// ```swift
/// try await site.run(on: .tcp("127.0.0.1", port: 8080), .unix("/run/thermostat.sock", mode: 0o660))
/// ```
public enum ListeningAddress: Sendable, Hashable {
    /// An IPv4 or IPv6 address in digits, or `localhost`, and a port; 0 takes any free one.
    case tcp(_ host: String, port: Int)

    /// The same, with TLS: the server needs its ``CertificateFiles``.
    case tls(_ host: String, port: Int)

    /// A Unix socket: its path, and who may connect, as file permissions. A socket that nobody listens on any more is
    /// replaced; one that is in use is refused.
    case unix(_ path: String, mode: UInt32 = 0o600)

    /// The sockets that systemd has opened for this process (`LISTEN_FDS`); those of TCP speak TLS if the server has its
    /// ``CertificateFiles``. Systemd is told when the site is ready and when it
    /// stops (`NOTIFY_SOCKET`).
    case systemd
}

extension ListeningAddress {
    /// The port; 0 if it has none.
    public var port: Int {
        switch self {
        case .tcp(_, let port), .tls(_, let port): port
        case .unix, .systemd: 0
        }
    }
}

extension ListeningAddress: CustomStringConvertible {
    /// As a browser takes it: `http://127.0.0.1:8080`, `https://127.0.0.1:8443`; a Unix socket as `unix:/run/thermostat.sock`.
    public var description: String {
        switch self {
        case .tcp(let host, let port): "http://\(Self.authority(host, port))"
        case .tls(let host, let port): "https://\(Self.authority(host, port))"
        case .unix(let path, _): "unix:\(path)"
        case .systemd: "systemd"
        }
    }

    private static func authority(_ host: String, _ port: Int) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
