import CMicrohttpd

// The functions that libmicrohttpd calls, on the threads of our loops. The context of a daemon is its `SendingLoop`; the
// context of a socket is its `Connection`, retained from `started` to `closed`; the context of a request is the
// same connection once more, not retained.

nonisolated func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ change: MHD_ConnectionNotificationCode
) {
    guard let context, let handle, let slot else { return }
    if change == .CONNECTION_NOTIFY_STARTED {
        let loop = Unmanaged<SendingLoop>.fromOpaque(context).takeUnretainedValue()
        let connection = Connection(handle: handle, loop: loop)
        slot.pointee = Unmanaged.passRetained(connection).toOpaque()
        connection.opened()
    } else if let pointer = slot.pointee {
        slot.pointee = nil
        Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue().closed()
    }
}

nonisolated func requestLine(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let handle, let pointer = pinion_mhd_socket_context(handle) else { return nil }
    // It lies in the connection's own memory, where libmicrohttpd is about to change it as well.
    let target = UnsafeMutablePointer(mutating: target)
    Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue().receivedLine(target: target)
    return pointer
}

/// Keeps libmicrohttpd from decoding: targets are decoded once, by `RequestTarget`.
nonisolated func leaveEscaped(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?
) -> Int {
    guard let text else { return 0 }
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
}

nonisolated func access(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ target: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let pointer = request?.pointee, let uploadSize else { return .NO }
    return Unmanaged<Connection>.fromOpaque(pointer)._withUnsafeGuaranteedRef { connection in
        connection.access(
            Incoming.Words(method: method, target: target, version: version), upload: upload,
            uploadSize: &uploadSize.pointee)
    }
}

nonisolated func requestCompleted(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
    guard let pointer = request?.pointee else { return }
    request?.pointee = nil
    Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue().requestCompleted(
        wasAnswered: code == .REQUEST_TERMINATED_COMPLETED_OK)
}
