import Glibc

/// A client that sends exactly the bytes it is told to, and waits for any answer: five minutes at most, since on a busy
/// machine a page's answer comes after the turns of hundreds of other tests.
package final class RawClient {
    private let socket: Int32
    private var received: [UInt8] = []

    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    package init(port: Int, receiveBuffer: Int32? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Failure(description: "no socket") }
        var timeout = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        if var receiveBuffer {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure(description: "no connection: \(errno)") }
    }

    deinit { close(socket) }
}

extension RawClient {
    package func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends all of it, or as much as the server takes before it closes.
    package func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    /// Says that nothing more will be sent.
    package func endSending() { shutdown(socket, 1) }

    /// Reads until `text` has come; returns everything up to its end.
    package func read(until text: String) throws -> String {
        let mark = Array(text.utf8)
        while true {
            if let end = firstRange(of: mark) {
                defer { received.removeFirst(end) }
                return String(decoding: received.prefix(end), as: UTF8.self)
            }
            guard try readMore() else {
                throw Failure(
                    description: "closed before \(text): \(String(decoding: received, as: UTF8.self))")
            }
        }
    }

    package func read(count: Int) throws -> [UInt8] {
        while received.count < count {
            guard try readMore() else { throw Failure(description: "closed after \(received.count) bytes") }
        }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    /// Reads one answer, by its `Content-Length`; of one without, only the head.
    package func readAnswer(hasBody: Bool = true) throws -> RawAnswer {
        var answer = RawAnswer(head: try read(until: "\r\n\r\n"))
        if hasBody, let count = answer["content-length"].flatMap({ Int($0) }) {
            answer.body = try read(count: count)
        }
        return answer
    }

    /// Everything that comes before the server closes.
    package func readToEnd() throws -> [UInt8] {
        while try readMore() {}
        defer { received = [] }
        return received
    }

    /// Whether the server has closed the connection, having sent nothing that was not read.
    package func isClosed() throws -> Bool { try readToEnd().isEmpty }

    /// Whether something comes, or the server closes, within some milliseconds.
    package func hears(within milliseconds: Int32) -> Bool {
        var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return !received.isEmpty || poll(&watched, 1, milliseconds) == 1
    }

    private func readMore() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { throw Failure(description: "no answer in five minutes") }
        guard count > 0 else { return false }
        received += buffer.prefix(count)
        return true
    }

    private func firstRange(of mark: [UInt8]) -> Int? {
        guard received.count >= mark.count else { return nil }
        return (0...received.count - mark.count).first { received[$0..<$0 + mark.count].elementsEqual(mark) }
            .map { $0 + mark.count }
    }
}
