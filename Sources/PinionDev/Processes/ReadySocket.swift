internal import Dispatch
internal import Glibc

/// The socket on which a program says that it is ready, as it does to systemd (`NOTIFY_SOCKET`).
struct ReadySocket {
    /// Its name for programs.
    let name: String
    private let source: any DispatchSourceRead

    /// - Parameter onReady: called on another thread.
    init(onReady: @escaping @Sendable () -> Void) throws(Problem) {
        let descriptor = try Descriptor.moved(socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0))
        // Without a name it is given one, which is in no folder.
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var length = socklen_t(MemoryLayout<sa_family_t>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let code = bind(descriptor, address, length)
                length = socklen_t(MemoryLayout<sockaddr_un>.size)
                return code == 0 ? getsockname(descriptor, address, &length) : code
            }
        }
        guard code == 0 else { throw Problem("a Unix socket: \(String(cString: strerror(errno)))") }
        name = withUnsafeBytes(of: address.sun_path) {
            "@" + String(decoding: $0[1..<Int(length) - 2], as: UTF8.self)
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count > 0, bytes.starts(with: "READY=1".utf8) { onReady() }
        }
        source.resume()
    }
}
