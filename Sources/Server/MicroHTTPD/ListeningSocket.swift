import Glibc

/// A socket that listens, made here so that each way to fail has its own error.
struct ListeningSocket {
    let descriptor: Int32
    /// The port that it really has.
    let port: Int

    /// - Parameters:
    ///   - host: an IPv4 or IPv6 address in digits, or `localhost`.
    ///   - port: 0 for any free one.
    init(host: String, port: Int) throws(ServerError) {
        guard let portNumber = UInt16(exactly: port) else { throw .badPort(port) }
        let (family, address) = try Self.address(host, portNumber)
        let descriptor = socket(
            family, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .system(call: "socket", reason: lastSystemError()) }
        do throws(ServerError) {
            Self.allowReuse(descriptor)
            try Self.bind(descriptor, to: address, host: host, port: port)
            self.port = try Self.boundPort(descriptor)
            self.descriptor = descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }
}

extension ListeningSocket {
    private static func address(
        _ host: String, _ port: UInt16
    ) throws(ServerError) -> (family: Int32, bytes: [UInt8]) {
        var host = host == "localhost" ? "127.0.0.1" : host
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        var version4 = sockaddr_in()
        if inet_pton(AF_INET, host, &version4.sin_addr) == 1 {
            version4.sin_family = sa_family_t(AF_INET)
            version4.sin_port = port.bigEndian
            return (AF_INET, withUnsafeBytes(of: version4) { Array($0) })
        }
        var version6 = sockaddr_in6()
        if inet_pton(AF_INET6, host, &version6.sin6_addr) == 1 {
            version6.sin6_family = sa_family_t(AF_INET6)
            version6.sin6_port = port.bigEndian
            return (AF_INET6, withUnsafeBytes(of: version6) { Array($0) })
        }
        throw .badHost(host)
    }

    /// A restart does not wait for the last connections of its predecessor; another listener is still refused.
    private static func allowReuse(_ descriptor: Int32) {
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func bind(
        _ descriptor: Int32, to address: [UInt8], host: String, port: Int
    ) throws(ServerError) {
        let isListening = address.withUnsafeBytes { address in
            guard let pointer = address.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
                return false
            }
            return Glibc.bind(descriptor, pointer, socklen_t(address.count)) == 0
                && listen(descriptor, 1024) == 0
        }
        guard !isListening else { return }
        switch errno {
        case EADDRINUSE: throw .addressInUse(host: host, port: port)
        case EACCES: throw .addressNotAllowed(host: host, port: port)
        case EADDRNOTAVAIL: throw .badHost(host)
        default: throw .system(call: "bind", reason: lastSystemError())
        }
    }

    private static func boundPort(_ descriptor: Int32) throws(ServerError) -> Int {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard status == 0 else { throw .system(call: "getsockname", reason: lastSystemError()) }
        // The port stands in the same place for both versions of IP.
        let port = withUnsafeBytes(of: storage) { $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self) }
        return Int(UInt16(bigEndian: port))
    }
}
