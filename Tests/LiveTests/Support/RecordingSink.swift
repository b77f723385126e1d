import Live

/// Records what a stream sends; can be made full.
final class RecordingSink: FrameSink {
    private(set) var text = ""
    private(set) var isClosed = false
    var isFull = false

    func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
        text += String(decoding: bytes, as: UTF8.self)
        return !isFull
    }

    func close() {
        isClosed = true
    }

    /// What has been sent since the last call.
    func take() -> String {
        defer { text = "" }
        return text
    }

    /// The same without the stream's name, which is drawn by chance.
    func take(naming name: String) -> String {
        take().split(separator: name, omittingEmptySubsequences: false).joined(separator: "S")
    }
}
