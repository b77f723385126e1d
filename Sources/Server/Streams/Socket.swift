import Glibc

/// The few things that are done to sockets directly.
enum Socket {
    /// Sends what the socket takes now.
    ///
    /// - Returns: how many bytes that was: 0 if it is full, -1 if it is broken.
    static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        while true {
            let sent = Glibc.send(socket, bytes.baseAddress, bytes.count, noSignal | dontWait)
            if sent >= 0 { return sent }
            if errno == EINTR { continue }
            return errno == EAGAIN ? 0 : -1
        }
    }

    /// Two sockets of this process that are connected with each other and do not block; nil if there are too many.
    static func pair() -> (Int32, Int32)? {
        var sockets: [Int32] = [-1, -1]
        let type = stream | notBlocking | closedForChildren
        return socketpair(AF_UNIX, type, 0, &sockets) == 0 ? (sockets[0], sockets[1]) : nil
    }

    /// A number above 0 if bytes that were written to a socket of ``pair()`` have not been read at its other end.
    static func unread(_ socket: Int32) -> Int {
        var count: Int32 = 0
        // TIOCOUTQ, which is a macro that Swift does not see.
        return ioctl(socket, 0x5411, &count) == 0 ? Int(count) : 0
    }

    /// A second descriptor of the same socket, not inherited by child processes; nil if there are too many.
    static func duplicate(_ socket: Int32) -> Int32? {
        let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? copy : nil
    }

    /// Small frames leave at once; the kernel holds back no more than `unsent` bytes that are not on the wire; and
    /// a peer that has vanished without a word is given up when bytes to it stay unanswered for `silence`.
    static func prepareForFrames(_ socket: Int32, unsent: Int32, silence: Duration) {
        set(socket, Int32(TCP_NODELAY), 1)
        set(socket, Int32(TCP_USER_TIMEOUT), Int32(clamping: silence.wholeMilliseconds))
        set(socket, Int32(TCP_NOTSENT_LOWAT), unsent)
    }

    /// Reads and drops what has come.
    ///
    /// - Returns: how many bytes that was; nil at the end.
    static func discard(_ socket: Int32) -> Int? {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            let count = recv(socket, buffer.baseAddress, buffer.count, dontWait)
            if count > 0 { return count }
            return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : nil
        }
    }

    /// The peer reads to the end of what was sent, and no further.
    static func endSending(_ socket: Int32) { shutdown(socket, shutWrite) }

    /// Neither side says anything more.
    static func end(_ socket: Int32) { shutdown(socket, shutBoth) }

    // MSG_DONTWAIT, MSG_PEEK, MSG_NOSIGNAL, SOCK_STREAM, SOCK_NONBLOCK and SOCK_CLOEXEC, which Swift sees in some files only:
    // those that import the module which it has read first of all that include their header.
    static let dontWait: Int32 = 0x40
    static let peek: Int32 = 0x2
    static let noSignal: Int32 = 0x4000
    private static let stream: Int32 = 1
    private static let notBlocking: Int32 = 0x800
    private static let closedForChildren: Int32 = 0x80000

    // SHUT_WR and SHUT_RDWR, which are macros that Swift does not see.
    private static let shutWrite: Int32 = 1
    private static let shutBoth: Int32 = 2

    private static func set(_ socket: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(socket, Int32(IPPROTO_TCP), option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}
