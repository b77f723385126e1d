import CMicrohttpd
import Glibc

/// A socket that listens, made here so that each way to fail has its own error.
package struct ListeningSocket {
    package let descriptor: Int32
    /// Where it really listens: with the port that it has.
    package let address: ListeningAddress
    /// The file of a Unix socket that was made here, to be removed at the end.
    private var file: SocketFile?

    private init(_ descriptor: Int32, _ address: ListeningAddress, file: SocketFile? = nil) {
        self.descriptor = descriptor
        self.address = address
        self.file = file
    }

    /// Closes the descriptor, which copies of it outlive.
    func close() { Glibc.close(descriptor) }

    /// Removes the file of a Unix socket, unless it is somebody else's by now.
    func removeFile() { file?.remove() }
}

extension ListeningSocket {
    /// Opens the sockets of some addresses: all of them, or none.
    ///
    /// - Parameter speaksTLS: whether those of TCP that systemd has opened speak TLS.
    package static func open(
        _ addresses: [ListeningAddress], speaksTLS: Bool = false
    ) throws(ServerError) -> [ListeningSocket] {
        guard !addresses.isEmpty else { throw .badSetting("there is no address to listen on") }
        var sockets: [ListeningSocket] = []
        do throws(ServerError) {
            for address in addresses {
                switch address {
                case .tcp(let host, let port), .tls(let host, let port):
                    sockets.append(try tcp(address, host: host, port: port))
                case .unix(let path, let mode): sockets.append(try unix(path: path, mode: mode))
                case .systemd:
                    for descriptor in try Systemd.sockets() {
                        sockets.append(try inherited(descriptor, speaksTLS: speaksTLS))
                    }
                }
            }
        } catch {
            for socket in sockets {
                socket.close()
                socket.removeFile()
            }
            throw error
        }
        return sockets
    }

    private static func tcp(
        _ asked: ListeningAddress, host: String, port: Int
    ) throws(ServerError) -> ListeningSocket {
        guard let portNumber = UInt16(exactly: port) else { throw .badPort(port) }
        let (family, address) = try internetAddress(host, portNumber)
        let descriptor = try make(family)
        do throws(ServerError) {
            allowReuse(descriptor)
            guard bind(descriptor, to: address), listen(descriptor, backlog) == 0 else {
                switch errno {
                case EADDRINUSE: throw .addressInUse(host: host, port: port)
                case EACCES: throw .addressNotAllowed(host: host, port: port)
                case EADDRNOTAVAIL: throw .badHost(host)
                default: throw .system(call: "bind", reason: lastSystemError())
                }
            }
            let bound = try boundPort(descriptor)
            let isTLS = if case .tls = asked { true } else { false }
            return ListeningSocket(descriptor, isTLS ? .tls(host, port: bound) : .tcp(host, port: bound))
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    private static func unix(path: String, mode: UInt32) throws(ServerError) -> ListeningSocket {
        let address = try unixAddress(path)
        let descriptor = try make(AF_UNIX)
        do throws(ServerError) {
            if !bind(descriptor, to: address) {
                guard errno == EADDRINUSE else { throw .badSocketPath(path, reason: lastSystemError()) }
                try removeStale(path, address)
                guard bind(descriptor, to: address) else {
                    throw .badSocketPath(path, reason: lastSystemError())
                }
            }
            // Nobody can connect before it listens, and by then it has its permissions.
            guard chmod(path, mode_t(mode & 0o777)) == 0, listen(descriptor, backlog) == 0 else {
                let reason = lastSystemError()
                unlink(path)
                throw .badSocketPath(path, reason: reason)
            }
            return ListeningSocket(descriptor, .unix(path, mode: mode), file: SocketFile(path))
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    /// A socket that listens already; this is a copy of it.
    private static func inherited(
        _ original: Int32, speaksTLS: Bool
    ) throws(ServerError) -> ListeningSocket {
        guard option(SO_TYPE, of: original) == Int32(SOCK_STREAM.rawValue),
            option(SO_ACCEPTCONN, of: original) == 1
        else { throw .badInheritedSocket(original) }
        guard let descriptor = Socket.duplicate(original) else {
            throw .system(call: "fcntl", reason: lastSystemError())
        }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL, 0) | O_NONBLOCK)
        var address = boundAddress(descriptor)
        if speaksTLS, case .tcp(let host, let port) = address { address = .tls(host, port: port) }
        return ListeningSocket(descriptor, address)
    }

    private static let backlog: Int32 = 1024
}

extension ListeningSocket {
    private static func make(_ family: Int32) throws(ServerError) -> Int32 {
        let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
        let descriptor = socket(family, Int32(type), 0)
        guard descriptor >= 0 else { throw .system(call: "socket", reason: lastSystemError()) }
        return descriptor
    }

    private static func internetAddress(
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

    /// The path lies behind the family, with a zero after it.
    private static func unixAddress(_ path: String) throws(ServerError) -> [UInt8] {
        let longest = MemoryLayout<sockaddr_un>.size - 2 - 1
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .badSocketPath(path, reason: "this is no path")
        }
        guard path.utf8.count <= longest else {
            throw .badSocketPath(path, reason: "it has more than \(longest) bytes")
        }
        return withUnsafeBytes(of: sa_family_t(AF_UNIX)) { Array($0) } + Array(path.utf8) + [0]
    }

    private static func bind(_ descriptor: Int32, to address: [UInt8]) -> Bool {
        withSocketAddress(address) { Glibc.bind(descriptor, $0, socklen_t(address.count)) } == 0
    }

    private static func withSocketAddress(
        _ address: [UInt8], _ body: (UnsafePointer<sockaddr>) -> Int32
    ) -> Int32 {
        // As much memory as the largest address has: the system may read all of it.
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: address) }
        return withUnsafePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0) }
        }
    }

    /// Removes a Unix socket that nobody listens on.
    private static func removeStale(_ path: String, _ address: [UInt8]) throws(ServerError) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
            throw .badSocketPath(path, reason: "something that is no socket is there already")
        }
        let probe = try make(AF_UNIX)
        defer { Glibc.close(probe) }
        let connected = withSocketAddress(address) { connect(probe, $0, socklen_t(address.count)) }
        // A full queue says EAGAIN: somebody listens.
        guard connected != 0, errno == ECONNREFUSED else {
            throw .badSocketPath(path, reason: "another program listens there")
        }
        unlink(path)
    }

    /// A restart does not wait for the last connections of its predecessor; another listener is still refused.
    private static func allowReuse(_ descriptor: Int32) {
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
    }

    private static func boundPort(_ descriptor: Int32) throws(ServerError) -> Int {
        guard let storage = boundName(descriptor) else {
            throw .system(call: "getsockname", reason: lastSystemError())
        }
        return port(in: storage)
    }

    /// Where a socket listens that somebody else has opened.
    private static func boundAddress(_ descriptor: Int32) -> ListeningAddress {
        guard let storage = boundName(descriptor) else { return .systemd }
        switch Int32(storage.ss_family) {
        case AF_INET, AF_INET6:
            let text = withUnsafePointer(to: storage) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { PeerAddress($0).text }
            }
            return .tcp(text, port: port(in: storage))
        case AF_UNIX:
            let path = withUnsafeBytes(of: storage) {
                String(decoding: $0[2...].prefix { $0 != 0 }, as: UTF8.self)
            }
            return .unix(path)
        default: return .systemd
        }
    }

    private static func boundName(_ descriptor: Int32) -> sockaddr_storage? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return status == 0 ? storage : nil
    }

    /// The port stands in the same place for both versions of IP.
    private static func port(in storage: sockaddr_storage) -> Int {
        let port = withUnsafeBytes(of: storage) { $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self) }
        return Int(UInt16(bigEndian: port))
    }
}

/// The file of a Unix socket, known by more than its path.
private struct SocketFile {
    let path: String
    private let device: dev_t
    private let inode: ino_t

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.path = path
        device = status.st_dev
        inode = status.st_ino
    }

    func remove() {
        guard let now = SocketFile(path), now.device == device, now.inode == inode else { return }
        unlink(path)
    }
}
