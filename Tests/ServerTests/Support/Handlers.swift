import Dispatch
import Glibc
import Server
import ServerTesting
import Synchronization

/// Answers with what a closure says.
struct ClosureHandler: RequestHandler {
    let body: @Sendable (Exchange) -> Void

    init(_ body: @escaping @Sendable (Exchange) -> Void) { self.body = body }

    func handle(_ exchange: Exchange) { body(exchange) }
}

/// Tells the client what came of its request.
struct EchoHandler: RequestHandler {
    func handle(_ exchange: Exchange) {
        let request = exchange.request
        let body = String(decoding: request.body, as: UTF8.self)
        exchange.respond(.text("\(request.method.rawValue) \(request.path) [\(request.query)] \(body)"))
    }
}

/// Tells the client how many bytes came; takes large bodies at one address.
struct SizeHandler: RequestHandler {
    func handle(_ exchange: Exchange) { exchange.respond(.text("\(exchange.request.body.count)")) }

    func takesLargeBody(_ method: Method, path: String, headers: Headers) -> Bool { path == "/large" }
}

/// Things handed from one thread to another; whoever takes waits until there is one.
final class Mailbox<Element: Sendable>: Sendable {
    private let items = Mutex<[Element]>([])
    private let bell = DispatchSemaphore(value: 0)

    func put(_ item: Element) {
        items.withLock { $0.append(item) }
        bell.signal()
    }

    var count: Int { items.withLock { $0.count } }

    var all: [Element] { items.withLock { $0 } }

    /// Waits at most five minutes.
    func take() throws -> Element {
        guard bell.wait(timeout: .now() + 300) == .success else {
            throw RawClient.Failure(description: "nothing was put into the mailbox")
        }
        return items.withLock { $0.removeFirst() }
    }
}

/// Waits, at most five minutes, until something has come true on another thread.
func eventually(_ isTrue: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(300)
    while ContinuousClock.now < deadline {
        if isTrue() { return true }
        usleep(1_000)
    }
    return false
}

/// Writes down what becomes of streams.
final class StreamDiary: StreamListener {
    let drained = Mailbox<UInt64>()
    let closed = Mailbox<UInt64>()

    func streamDidDrain(_ stream: Stream) { drained.put(stream.id) }
    func streamDidClose(_ stream: Stream) { closed.put(stream.id) }
}

/// Opens a stream for every request and hands it over.
final class StreamingHandler: RequestHandler {
    let diary = StreamDiary()
    let streams = Mailbox<Stream>()

    func handle(_ exchange: Exchange) {
        guard let stream = exchange.openStream(headers: [("X-Extra", "yes")], listener: diary) else {
            exchange.respond(.problem(.tooManyRequests, detail: "no more streams"))
            return
        }
        streams.put(stream)
    }
}

func startServer(
    _ handler: any RequestHandler, _ change: (inout Server.Configuration) -> Void = { _ in }
) throws -> Server {
    var configuration = Server.Configuration()
    configuration.port = 0
    configuration.maximumConnectionsPerAddress = 10_000
    configuration.maximumStreamsPerAddress = 10_000
    change(&configuration)
    return try Server(configuration: configuration, handler: handler)
}
