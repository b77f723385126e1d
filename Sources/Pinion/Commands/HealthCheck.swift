internal import Glibc
internal import Server

/// Asks a running server for `/healthz`, for containers that have no `curl`.
enum HealthCheck {
    /// Whether the server of these options answers 200 within two seconds.
    static func passes(_ options: Options) -> Bool {
        let host = ["0.0.0.0", "::", ""].contains(options.host) ? "127.0.0.1" : options.host
        var hints = addrinfo()
        hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(options.port)", &hints, &found) == 0, let address = found?.pointee else {
            return false
        }
        defer { freeaddrinfo(found) }
        let descriptor = socket(address.ai_family, address.ai_socktype, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: 2, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
        guard connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 else { return false }
        let request = Array("GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8)
        let expected = Array("HTTP/1.1 200 ".utf8)
        if options.isSecure {
            return LocalTLS.answer(to: request, on: descriptor, count: expected.count) == expected
        }
        _ = send(descriptor, request, request.count, CInt(MSG_NOSIGNAL))
        var answer = [UInt8](repeating: 0, count: expected.count)
        _ = recv(descriptor, &answer, answer.count, CInt(MSG_WAITALL))
        return answer == expected
    }
}
