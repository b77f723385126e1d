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
///
/// var configuration = Server.Configuration()
/// configuration.addresses = [.tcp("127.0.0.1", port: 0)]
/// let server = try Server(configuration: configuration, handler: Hello())
/// print(server.addresses)
/// ```
package final class Server: Sendable {
    /// Where it listens, with the port that was taken where 0 was asked for.
    package let addresses: [ListeningAddress]

    private let core: ServerCore
    private let running: Mutex<Running?>

    private struct Running {
        var daemons: [Daemon]
        let sockets: [ListeningSocket]
        let loopThread: JoinableThread
        let relays: Relays?
    }

    private struct Relays {
        let loop: RelayLoop
        let thread: JoinableThread
    }

    /// Starts to serve.
    ///
    /// - Throws: ``ServerError`` with what an operator needs to know.
    package init(configuration: Configuration, handler: any RequestHandler) throws(ServerError) {
        try configuration.check()
        let certificate: Certificate? =
            if let files = configuration.certificate { try Certificate(files) } else { nil }
        let sockets = try ListeningSocket.open(configuration.addresses, speaksTLS: certificate != nil)
        do throws(ServerError) {
            let core = try ServerCore(configuration: configuration, handler: handler)
            let loop = core.loop
            let loopThread = try JoinableThread { loop.run() }
            do throws(ServerError) {
                let relays = try certificate.map { certificate throws(ServerError) in
                    try Self.relays(certificate, core)
                }
                do throws(ServerError) {
                    let daemons = try Self.daemons(listeningOn: sockets, core: core, relays: relays?.loop)
                    running = Mutex(
                        Running(daemons: daemons, sockets: sockets, loopThread: loopThread, relays: relays))
                } catch {
                    Self.end(relays)
                    throw error
                }
            } catch {
                loop.stop()
                loopThread.join()
                throw error
            }
            for socket in sockets { socket.close() }
            self.core = core
            addresses = sockets.map(\.address)
        } catch {
            for socket in sockets {
                socket.close()
                socket.removeFile()
            }
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
    package func stop() {
        stopListening()
        guard let running = running.withLock({ $0.take() }) else { return }
        core.loop.stop()
        running.loopThread.join()
        Self.end(running.relays)
    }

    /// Reads the files of the certificate and its key once more: who connects from then on meets what is there. No effect
    /// without TLS.
    ///
    /// - Throws: ``ServerError/badCertificate(_:)`` if they cannot be used: the server keeps what it has.
    package func renewCertificate() throws(ServerError) {
        guard let files = core.configuration.certificate else { return }
        let certificate = try Certificate(files)
        for warning in certificate.warnings { core.log(warning) }
        running.withLock { $0?.relays?.loop.use(certificate) }
    }

    /// Lets nobody in any more, answers what waits with 503, and closes all connections; the streams go on. Can be called
    /// more than once.
    ///
    /// - Important: not from a ``RequestHandler`` or a ``StreamListener``.
    package func stopListening() {
        let daemons = running.withLock { running in
            let daemons = running?.daemons ?? []
            running?.daemons = []
            return daemons
        }
        guard !daemons.isEmpty else { return }
        core.beginStopping()
        for socket in running.withLock({ $0?.sockets ?? [] }) { socket.removeFile() }
        for daemon in daemons { daemon.stop() }
    }

    private static func relays(
        _ certificate: Certificate, _ core: ServerCore
    ) throws(ServerError) -> Relays {
        for warning in certificate.warnings { core.log(warning) }
        let loop = try RelayLoop(certificate: certificate, maximumLeaving: core.maximumLeaving)
        return Relays(loop: loop, thread: try JoinableThread { loop.run() })
    }

    private static func end(_ relays: Relays?) {
        relays?.loop.stop()
        relays?.thread.join()
    }

    private static func daemons(
        listeningOn sockets: [ListeningSocket], core: ServerCore, relays: RelayLoop?
    ) throws(ServerError) -> [Daemon] {
        var daemons: [Daemon] = []
        do throws(ServerError) {
            for (index, socket) in sockets.enumerated() {
                // The first address is the one that most come to.
                let isTLS = if case .tls = socket.address { true } else { false }
                for _ in 0..<(index == 0 ? core.configuration.threads : 1) {
                    daemons.append(
                        try Daemon(
                            listeningOn: socket.descriptor, core: core, relays: isTLS ? relays : nil))
                }
            }
        } catch {
            for daemon in daemons { daemon.stop() }
            throw error
        }
        return daemons
    }

    /// How many streams are open.
    package var streamCount: Int { core.loop.count }

    /// How many connections are open, streams not counted.
    package var connectionCount: Int { core.roster.connections }
}
