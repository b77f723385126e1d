import CMicrohttpd
import Glibc

/// libmicrohttpd's daemon on a thread of its own: it reads requests and sends answers.
// The handle is a pointer that only the thread uses, and after its end whoever stops the daemon.
struct Daemon: @unchecked Sendable {
    private let handle: OpaquePointer
    private let loop: SendingLoop
    private let context: Unmanaged<SendingLoop>
    private let thread: JoinableThread

    /// Starts to serve on a listening socket, which several daemons may share.
    ///
    /// - Parameter relays: what enciphers and deciphers, if TLS is spoken on that socket.
    init(listeningOn listener: Int32, core: ServerCore, relays: RelayLoop?) throws(ServerError) {
        let loop = try SendingLoop(core: core, relays: relays)
        guard let socket = Socket.duplicate(listener) else {
            throw .system(call: "fcntl", reason: lastSystemError())
        }
        let context = Unmanaged.passRetained(loop)
        var options = Self.options(core)
        options.context = context.toOpaque()
        guard let handle = pinion_mhd_start(&options) else {
            context.release()
            close(socket)
            throw .system(call: "MHD_start_daemon", reason: lastSystemError())
        }
        let errand = Errand(handle: handle)
        do throws(ServerError) {
            thread = try JoinableThread { loop.run(errand.handle, listeningOn: socket) }
        } catch {
            MHD_stop_daemon(handle)
            context.release()
            close(socket)
            throw error
        }
        self.handle = handle
        self.loop = loop
        self.context = context
    }

    /// Ends the thread and closes every connection.
    ///
    /// - Important: aborts the process if a connection is still suspended and nobody has let it go.
    func stop() {
        loop.stop()
        thread.join()
        loop.resumeReady()
        MHD_stop_daemon(handle)
        loop.close()
        context.release()
    }

    // A pointer that is handed to the one thread that uses it.
    private struct Errand: @unchecked Sendable {
        let handle: OpaquePointer
    }
}

extension Daemon {
    private static func options(_ core: ServerCore) -> pinion_mhd_options {
        let configuration = core.configuration
        var options = pinion_mhd_options()
        options.flags =
            MHD_USE_EPOLL.rawValue | MHD_USE_TURBO.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
            | MHD_USE_ITC.rawValue | MHD_USE_NO_LISTEN_SOCKET.rawValue
        options.connection_limit = UInt32(clamping: core.descriptors)
        options.silence_timeout = UInt32(
            clamping: silence(configuration.timeouts).wholeMilliseconds / 1000 + 5)
        options.connection_memory = configuration.maximumHeadSize
        options.access = access
        options.connection_changed = connectionChanged
        options.request_completed = requestCompleted
        options.request_line = requestLine
        options.unescape = leaveEscaped
        return options
    }

    /// Our own sweep is always the first; libmicrohttpd's clock ends who does not read an answer.
    private static func silence(_ timeouts: Timeouts) -> Duration {
        max(timeouts.head, timeouts.body, timeouts.idle)
    }
}
