import CMicrohttpd
import Glibc

/// What systemd has given to this process: sockets that listen, and a place to say how it is.
///
/// The words are those of sd_listen_fds(3) and sd_notify(3).
package enum Systemd {
    /// The descriptors of the sockets.
    static func sockets() throws(ServerError) -> [Int32] {
        guard variable("LISTEN_PID") == "\(getpid())", let count = variable("LISTEN_FDS").flatMap(Int32.init),
            count > 0, count < 1024
        else { throw .badSetting("systemd has opened no sockets for this process (LISTEN_FDS)") }
        return Array(3..<3 + count)
    }

    /// Tells systemd something, `READY=1` for example. No effect if it does not listen.
    package static func notify(_ text: String) {
        guard var path = variable("NOTIFY_SOCKET"), let first = path.utf8.first,
            first == UInt8(ascii: "/") || first == UInt8(ascii: "@"),
            path.utf8.count < MemoryLayout<sockaddr_un>.size - 2
        else { return }
        // A name that begins with "@" is not in the file system; it begins with a zero then.
        if first == UInt8(ascii: "@") { path = "\0" + path.dropFirst() }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(2 + path.utf8.count)
        let bytes = Array(text.utf8)
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, bytes, bytes.count, Socket.noSignal, $0, length)
            }
        }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
