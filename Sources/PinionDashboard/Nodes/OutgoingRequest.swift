internal import CCurl

/// One question for a server elsewhere, or one message to it.
struct OutgoingRequest: Sendable {
    /// Where to, with `http` or `https`.
    let url: String
    /// Lines of its head: `Authorization: Bearer …`.
    var fields: [String] = []
    /// What is sent; nil only asks.
    var body: String?
    /// How long it may take.
    let timeout: Duration
}

/// Why there is no answer, in a few words.
struct NoAnswer: Error, Hashable, CustomStringConvertible {
    let description: String
}

extension OutgoingRequest {
    /// Sends it, and waits: never on the main actor.
    ///
    /// - Returns: the text of the answer.
    /// - Throws: why there is none in time, why it is longer than a megabyte, or that it is no success.
    func send() throws(NoAnswer) -> String {
        guard Self.isReady, let curl = curl_easy_init() else {
            throw NoAnswer(description: "there is no memory for it")
        }
        defer { curl_easy_cleanup(curl) }
        var list: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(list) }
        for field in fields where !field.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            list = curl_slist_append(list, field)
        }
        let answer = Answer()
        try set(on: curl, list, answer)
        let code = withExtendedLifetime(answer) { curl_easy_perform(curl) }
        guard code == CURLE_OK else { throw NoAnswer(description: Self.words(of: code)) }
        var status = 0
        try Self.check(pinion_curl_get_long(curl, CURLINFO_RESPONSE_CODE, &status))
        // A question wants its answer, a message only that it has come.
        guard status == 200 || body != nil && (200..<300).contains(status) else {
            throw NoAnswer(description: "it answers \(status)")
        }
        return String(decoding: answer.bytes, as: UTF8.self)
    }

    private func set(
        on curl: UnsafeMutableRawPointer, _ list: UnsafeMutablePointer<curl_slist>?, _ answer: Answer
    ) throws(NoAnswer) {
        let (seconds, attoseconds) = timeout.components
        let milliseconds = Int(min(max(seconds, 0), 3_600)) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
        // Signals are the program's; other schemes and places than those named are nobody's.
        try Self.check(pinion_curl_set_long(curl, CURLOPT_NOSIGNAL, 1))
        try Self.check(pinion_curl_set_long(curl, CURLOPT_TIMEOUT_MS, max(milliseconds, 1)))
        try Self.check(pinion_curl_set_long(curl, CURLOPT_FOLLOWLOCATION, 0))
        try Self.check(pinion_curl_set_text(curl, CURLOPT_PROTOCOLS_STR, "http,https"))
        try Self.check(pinion_curl_set_text(curl, CURLOPT_PROXY, ""))
        try Self.check(pinion_curl_set_text(curl, CURLOPT_URL, url))
        try Self.check(pinion_curl_set_list(curl, CURLOPT_HTTPHEADER, list))
        if let body { try Self.check(pinion_curl_set_text(curl, CURLOPT_COPYPOSTFIELDS, body)) }
        try Self.check(
            pinion_curl_set_writer(curl, Self.writer, Unmanaged.passUnretained(answer).toOpaque()))
    }

    private final class Answer {
        var bytes: [UInt8] = []
    }

    /// Once a process, before any thread asks.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private static func check(_ code: CURLcode) throws(NoAnswer) {
        guard code == CURLE_OK else { throw NoAnswer(description: words(of: code)) }
    }

    private static func words(of code: CURLcode) -> String {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: "it does not answer in time"
        case CURLE_COULDNT_CONNECT: "nobody answers there"
        case CURLE_COULDNT_RESOLVE_HOST: "there is no such host"
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: "it is no address of http or https"
        default: curl_easy_strerror(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        }
    }

    /// Another number than it was given ends the answer.
    private static let writer: pinion_curl_writer = { bytes, size, count, receiver in
        guard let bytes, let receiver else { return 0 }
        let answer = Unmanaged<Answer>.fromOpaque(receiver).takeUnretainedValue()
        let length = size * count
        guard answer.bytes.count + length <= 1 << 20 else { return 0 }
        answer.bytes += UnsafeRawBufferPointer(start: bytes, count: length)
        return length
    }
}
