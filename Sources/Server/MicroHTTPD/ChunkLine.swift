/// The line before a chunk of a body, as far as it still lies in libmicrohttpd's memory.
///
/// libmicrohttpd takes lines that end with LF alone, and says nothing of them. What came in one piece with a chunk lies
/// right before it; what came earlier is gone, which is why nothing may follow such a body on its connection.
enum ChunkLine {
    /// Whether what lies before a chunk is as it has to be, or cannot be seen.
    ///
    /// - Parameters:
    ///   - body: where the body begins in memory. What has been dealt with is taken away from there, so that a chunk which
    ///     goes on lies right there.
    ///   - chunk: where the chunk, or the part of it that has come, begins.
    ///   - capacity: how many bytes both lie in.
    static func isFaultless(from body: UnsafeRawPointer, to chunk: UnsafeRawPointer, capacity: Int) -> Bool {
        guard (1...capacity).contains(chunk - body) else { return true }
        var line = UnsafeRawBufferPointer(start: body, count: chunk - body)[...]
        guard line.popLast() == lineFeed, line.popLast() == carriageReturn else { return false }
        // Its beginning, and the end of the chunk before it.
        guard let before = line.lastIndex(of: lineFeed) else { return true }
        return before > line.startIndex && line[before - 1] == carriageReturn
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
