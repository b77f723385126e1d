internal import Glibc

/// Descriptors that are not in the way of those which a child gets, and that no child inherits unasked.
enum Descriptor {
    /// Moves a descriptor to a number of 10 or more.
    static func moved(_ descriptor: CInt) throws(Problem) -> CInt {
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        guard moved >= 0 else { throw Problem("fcntl: \(String(cString: strerror(errno)))") }
        close(descriptor)
        return moved
    }

    /// A pipe.
    static func pipe() throws(Problem) -> (reader: CInt, writer: CInt) {
        var ends: [CInt] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw Problem("pipe: \(String(cString: strerror(errno)))") }
        return (try moved(ends[0]), try moved(ends[1]))
    }

    /// Reads all that comes, until nobody writes any more.
    static func readAll(_ descriptor: CInt, _ body: ([UInt8]) -> Void = { _ in }) -> [UInt8] {
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return all }
            all += part.prefix(count)
            body(Array(part.prefix(count)))
        }
    }
}
