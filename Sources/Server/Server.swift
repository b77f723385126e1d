import Glibc
import Synchronization

/// An HTTP/1.1 server on libmicrohttpd.
///
/// It serves from the end of ``init(configuration:handler:)`` to ``stop()``.
///
/// ```swift
/// struct Hello: RequestHandler {
///     func handle(_ exchange: Exchange) { exchange.respond(.text("Hello")) }
/// }
/// var configuration = Server.Configuration()
/// configuration.port = 0
/// let server = try Server(configuration: configuration, handler: Hello())
/// print("http://127.0.0.1:\(server.port)")
/// ```
public final class Server: Sendable {
    /// The port on which it listens, also if 0 was asked for.
    public let port: Int

    private let core: ServerCore
    private let running: Mutex<Running?>

    private struct Running {
        let daemon: Daemon
        let loopThread: JoinableThread
    }

    /// Starts to serve.
    ///
    /// - Throws: ``ServerError`` with what an operator needs to know.
    public init(configuration: Configuration, handler: any RequestHandler) throws(ServerError) {
        try configuration.check()
        let listener = try ListeningSocket(host: configuration.host, port: configuration.port)
        do throws(ServerError) {
            let core = try ServerCore(configuration: configuration, handler: handler)
            let loop = core.loop
            let loopThread = try JoinableThread { loop.run() }
            do throws(ServerError) {
                let daemon = try Daemon(listeningOn: listener.descriptor, core: core)
                running = Mutex(Running(daemon: daemon, loopThread: loopThread))
            } catch {
                loop.stop()
                loopThread.join()
                throw error
            }
            self.core = core
            port = listener.port
        } catch {
            close(listener.descriptor)
            throw error
        }
    }

    deinit { stop() }
}

extension Server {
    /// Answers what waits with 503, closes all connections and streams, and waits for the threads. Can be called
    /// more than once.
    ///
    /// - Important: not from a ``RequestHandler`` or a ``StreamListener``: their threads are waited for. Tell the
    ///   streams that they end before you call it.
    public func stop() {
        guard let running = running.withLock({ $0.take() }) else { return }
        core.beginStopping()
        running.daemon.stop()
        core.loop.stop()
        running.loopThread.join()
    }

    /// How many streams are open.
    public var streamCount: Int { core.loop.count }

    /// How many connections are open, streams not counted.
    public var connectionCount: Int { core.roster.connections }
}
