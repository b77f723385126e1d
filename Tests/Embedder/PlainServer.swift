import Dispatch
import Glibc
import Pinion

/// An HTTP/1.1 server that has nothing to do with Pinion's: a thread for each connection, one request on each.
final class PlainServer: Sendable {
    typealias Handler = @Sendable (HTTPRequest) async -> Response

    let port: Int
    private let listener: Int32
    private let handler: Handler

    struct Failure: Error {}

    init(_ handler: @escaping Handler) throws {
        self.handler = handler
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) + listen(listener, 64) + getsockname(listener, $0, &length)
            }
        }
        guard status == 0 else { throw Failure() }
        self.listener = listener
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// Begins to serve, for as long as the process lives.
    func start() {
        DispatchQueue(label: "accept").async { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { continue }
                DispatchQueue(label: "connection").async { [self] in
                    serve(connection)
                    close(connection)
                }
            }
        }
    }

    private func serve(_ connection: Int32) {
        guard let request = read(connection) else { return }
        let isDone = DispatchSemaphore(value: 0)
        Task {
            let response = await handler(request)
            var head =
                "HTTP/1.1 \(response.status.rawValue) \(response.status.reason)\r\nConnection: close\r\n"
            for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
            if let size = response.bodySize { head += "Content-Length: \(size)\r\n" }
            do {
                guard write(Array((head + "\r\n").utf8), to: connection) else { throw Failure() }
                for try await chunk in response.chunks {
                    guard write(chunk, to: connection) else { break }
                }
            } catch {
                // The body ends here, and so does the connection.
            }
            isDone.signal()
        }
        isDone.wait()
    }

    private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func read(_ connection: Int32) -> HTTPRequest? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let mark = Array("\r\n\r\n".utf8)
        var request: HTTPRequest?
        var end = 0
        while true {
            if request == nil, let range = bytes.firstRange(of: mark) {
                request = Self.head(String(decoding: bytes[..<range.lowerBound], as: UTF8.self))
                let length = request?.headers.first { $0.0.lowercased() == "content-length" }?.1
                end = range.upperBound + (length.flatMap { Int($0) } ?? 0)
            }
            if request != nil, bytes.count >= end {
                let start = bytes.firstRange(of: mark)?.upperBound ?? 0
                request?.body = ByteChunks(bytes: Array(bytes[start..<end]))
                return request
            }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer.prefix(count)
        }
    }

    private static func head(_ text: String) -> HTTPRequest {
        var lines = text.split(separator: "\r\n").map(String.init)[...]
        let words = lines.removeFirst().split(separator: " ").map(String.init)
        let headers = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0], String(parts.last?.drop { $0 == " " } ?? ""))
        }
        return HTTPRequest(method: words[0], target: words.count > 1 ? words[1] : "", headers: headers)
    }
}
