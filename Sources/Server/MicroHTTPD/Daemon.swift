import CMicrohttpd
import Glibc

/// libmicrohttpd's daemon: its threads accept connections, read requests and send answers.
// The handle is a pointer that is only handed back to libmicrohttpd, once, to stop it.
struct Daemon: @unchecked Sendable {
    private let handle: OpaquePointer
    private let core: Unmanaged<ServerCore>

    /// Starts to serve on a listening socket, which is libmicrohttpd's from here on.
    init(listeningOn socket: Int32, core: ServerCore) throws(ServerError) {
        let configuration = core.configuration
        let context = Unmanaged.passRetained(core)
        var options = pinion_mhd_options()
        options.flags =
            MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_TURBO.rawValue
            | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_ITC.rawValue
        options.threads = UInt32(clamping: configuration.threads)
        options.connection_limit = UInt32(clamping: core.descriptors)
        options.silence_timeout = UInt32(
            clamping: Self.silence(configuration.patience).wholeMilliseconds / 1000 + 5)
        options.connection_memory = configuration.maximumHeadSize
        options.listening_socket = socket
        options.context = context.toOpaque()
        options.access = access
        options.connection_changed = connectionChanged
        options.request_completed = requestCompleted
        options.request_line = requestLine
        options.unescape = leaveEscaped
        guard let handle = pinion_mhd_start(&options) else {
            context.release()
            throw .system(call: "MHD_start_daemon", reason: lastSystemError())
        }
        self.handle = handle
        self.core = context
    }

    /// Closes every connection and joins the threads.
    ///
    /// - Important: aborts the process if a connection is still suspended.
    func stop() {
        MHD_stop_daemon(handle)
        core.release()
    }

    /// Our own sweep is always the first; libmicrohttpd's clock ends who does not read an answer.
    private static func silence(_ patience: Patience) -> Duration {
        max(patience.head, patience.body, patience.idle)
    }
}
