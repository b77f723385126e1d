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
        let daemons: [Daemon]
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
                let daemons = try Self.daemons(listeningOn: listener.descriptor, core: core)
                running = Mutex(Running(daemons: daemons, loopThread: loopThread))
            } catch {
                loop.stop()
                loopThread.join()
                throw error
            }
            close(listener.descriptor)
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
        for daemon in running.daemons { daemon.stop() }
        core.loop.stop()
        running.loopThread.join()
    }

    private static func daemons(
        listeningOn listener: Int32, core: ServerCore
    ) throws(ServerError) -> [Daemon] {
        var daemons: [Daemon] = []
        do throws(ServerError) {
            for _ in 0..<core.configuration.threads {
                daemons.append(try Daemon(listeningOn: listener, core: core))
            }
        } catch {
            for daemon in daemons { daemon.stop() }
            throw error
        }
        return daemons
    }

    /// How many streams are open.
    public var streamCount: Int { core.loop.count }

    /// How many connections are open, streams not counted.
    public var connectionCount: Int { core.roster.connections }
}
