extension Server {
    /// How a server listens and what it puts up with.
    ///
    /// ```swift
    /// var configuration = Server.Configuration()
    /// configuration.addresses = [.unix("/run/thermostat.sock")]
    /// ```
    package struct Configuration: Sendable {
        /// Where it listens; see ``Server/addresses`` for what came of port 0.
        package var addresses: [ListeningAddress] = [.tcp("127.0.0.1", port: 8080)]

        /// The certificate and the key for the addresses that speak TLS.
        package var certificate: CertificateFiles?

        /// How many threads read requests and send answers: one on two cores or fewer, half as many as cores
        /// above, four at most. Pages are made elsewhere.
        package var threads = Configuration.threadsForThisMachine

        /// Bytes for the head of a request and what libmicrohttpd notes about it; a longer head is answered with 431.
        package var maximumHeadSize = 16_384

        /// Bytes that the body of a request may have; a longer one is answered with 413.
        package var maximumBodySize = 1 << 20

        /// Bytes that all bodies together may have which are arriving or have not been answered. Where there is no room,
        /// the slowest has to go; if nobody has been slow, whoever comes last is answered with 503.
        package var maximumBodyMemory = 96 << 20

        /// Connections and streams at the same time; nil for as many as the system has descriptors.
        package var maximumConnections: Int?

        /// Connections at the same time from one address (IPv6: one network of 64 bits); more get 429.
        package var maximumConnectionsPerAddress = 512

        /// Streams at the same time to one address.
        package var maximumStreamsPerAddress = 256

        /// How long clients may take.
        package var timeouts = Timeouts()

        /// Receives lines for an operator's log, from any thread.
        package var log: @Sendable (String) -> Void = { _ in }

        /// The defaults: port 8080 of this machine only.
        package init() {}
    }
}

extension Server.Configuration {
    /// - Throws: ``ServerError/badSetting(_:)``.
    func check() throws(ServerError) {
        guard (1...64).contains(threads) else { throw .badSetting("threads must be between 1 and 64") }
        guard (4096...65_536).contains(maximumHeadSize) else {
            throw .badSetting("maximumHeadSize must be between 4096 and 65536")
        }
        let isTLS = addresses.contains { if case .tls = $0 { true } else { false } }
        guard !isTLS || certificate != nil else { throw .badSetting("TLS needs a certificate and its key") }
        guard maximumBodySize >= 0 else { throw .badSetting("maximumBodySize must not be negative") }
    }
}
