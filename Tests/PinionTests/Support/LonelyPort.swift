import Dispatch
import Glibc

/// A port of this machine where no server answers as it should.
final class LonelyPort: Sendable {
    /// What happens to a connection.
    enum Manner: Sendable {
        /// It is refused: nobody listens.
        case refuses
        /// It is taken, and nothing comes.
        case saysNothing
        /// It is sent this text, and closed.
        case says(String)
    }

    let number: Int
    private let socket: Int32

    init(_ manner: Manner) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        self.socket = socket
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(socket, $0, size)
                _ = getsockname(socket, $0, &size)
            }
        }
        number = Int(UInt16(bigEndian: address.sin_port))
        if case .refuses = manner { return }
        listen(socket, 1)
        guard case .says(let text) = manner else { return }
        DispatchQueue.global().async {
            let visitor = accept(socket, nil, nil)
            _ = send(visitor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
            close(visitor)
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }
}
