import CMicrohttpd

/// Hands answers to libmicrohttpd.
enum MHDResponse {
    /// Bodies up to this size are copied; larger ones are lent.
    private static let copied = 16_384

    /// Queues an answer; nil if it has a header field that cannot be sent.
    static func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result? {
        guard let handle = make(response.payload) else { return .NO }
        // The connection holds the response from here on.
        defer { MHD_destroy_response(handle) }
        for (name, value) in response.headers {
            // As arguments they would be copied first.
            let result = name.withCString { name in
                value.withCString { value in MHD_add_response_header(handle, name, value) }
            }
            guard result == .YES else { return nil }
        }
        return MHD_queue_response(connection, UInt32(clamping: response.status.rawValue), handle)
    }

    private static func make(_ payload: Response.Payload) -> OpaquePointer? {
        switch payload {
        case .bytes(let bytes) where bytes.count <= copied:
            bytes.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .bytes(let bytes):
            lend(SharedBytes(bytes), 0..<bytes.count)
        case .shared(let bytes, let range):
            lend(bytes, range)
        case .chunks:
            // Only a head is answered so: what follows one is sent past libmicrohttpd.
            MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        }
    }

    /// libmicrohttpd releases the bytes when the last connection that sends them is done.
    private static func lend(_ bytes: SharedBytes, _ range: Range<Int>) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(bytes).toOpaque()
        let start = bytes.bytes[range]
        let handle = MHD_create_response_from_buffer_with_free_callback_cls(
            range.count,
            UnsafeMutableRawPointer(mutating: UnsafeRawBufferPointer(rebasing: start).baseAddress),
            releaseBytes, owner)
        if handle == nil { releaseBytes(owner) }
        return handle
    }
}

private nonisolated func releaseBytes(_ owner: UnsafeMutableRawPointer?) {
    if let owner { Unmanaged<SharedBytes>.fromOpaque(owner).release() }
}
