import Reactive
import Testing
import VirtualTime

/// Four publishers of numbers, a clock, and what a subscriber hears of what is made of them.
@MainActor
final class Stage {
    let a = Source()
    let b = Source()
    let c = Source()
    let d = Source()
    let clock = VirtualClock()
    private var heard: [String] = []
    private var subscription: AnyCancellable?

    /// The scheduler of the clock.
    var scheduler: ActorScheduler<VirtualClock> { ActorScheduler(clock: clock) }
    /// What was heard, in order; `1@4` is a 1 in the fourth second, `|` the end, `x` the failure of a publisher.
    var history: String { heard.joined(separator: " ") }
    /// The publishers whose subscription was cancelled.
    var cancelled: String {
        zip(["a", "b", "c", "d"], [a, b, c, d]).map { $1.cancellations > 0 ? $0 : "" }.joined()
    }

    /// Listens until the script says `cancel`.
    func follow(_ publisher: some Publisher) {
        subscription = publisher.sink { [unowned self] in
            switch $0 {
            case .finished: note("|")
            case .failure(let error): note(error as? Problem == .broken ? "x" : "x(\(error))")
            }
        } receiveValue: { [unowned self] in
            note("\($0)")
        }
    }

    func note(_ event: String) {
        let second = clock.now.elapsed.components.seconds
        heard.append(second == 0 ? event : "\(event)@\(second)")
    }

    /// Does what a script says: `1` is sent by the first publisher, `b2` by the second; `|` and `b|` are their ends, `x` and
    /// `bx` their failures; at `+3` three seconds pass, at `cancel` the subscriber cancels.
    func play(_ script: String) async {
        for word in script.split(separator: " ") {
            if word == "cancel" {
                subscription?.cancel()
            } else if word.first == "+", let seconds = Int(word.dropFirst()) {
                await clock.advance(by: .seconds(seconds))
            } else if let source = ["b": b, "c": c, "d": d][word.first] {
                source.send(word.dropFirst())
            } else {
                a.send(word)
            }
        }
    }
}

/// A publisher that counts how often it is subscribed to, and how often that is cancelled. Who subscribes after its end waits
/// for another one.
final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Problem

    private(set) var subscriptions = 0
    fileprivate(set) var cancellations = 0
    private var subject = PassthroughSubject<Int, Problem>()

    func receive(subscriber: AnySubscriber<Int, Problem>) {
        subscriptions += 1
        subject.receive(subscriber: Listener(subscriber, self))
    }

    fileprivate func send(_ word: Substring) {
        switch word {
        case "|": end(.finished)
        case "x": end(.failure(.broken))
        default:
            guard let number = Int(word) else { fatalError("a script does not say “\(word)”") }
            subject.send(number)
        }
    }

    private func end(_ completion: Subscribers.Completion<Problem>) {
        let ended = subject
        subject = PassthroughSubject()
        ended.send(completion: completion)
    }
}

private final class Listener: AnySubscriber<Int, Problem> {
    private let downstream: AnySubscriber<Int, Problem>
    private let source: Source

    init(_ downstream: AnySubscriber<Int, Problem>, _ source: Source) {
        self.downstream = downstream
        self.source = source
    }

    override func receive(subscription: AnySubscription) {
        downstream.receive(subscription: Place(subscription, source))
    }

    override func receive(_ input: Int) {
        downstream.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Problem>) {
        downstream.receive(completion: completion)
    }
}

private final class Place: AnySubscription {
    private let inner: AnySubscription
    private let source: Source

    init(_ inner: AnySubscription, _ source: Source) {
        self.inner = inner
        self.source = source
    }

    override func cancel() {
        source.cancellations += 1
        inner.cancel()
    }
}

/// Plays a script before an operator, and compares what is heard, and which publishers are cancelled, with what Combine's
/// documentation says of it.
///
/// - Parameters:
///   - name: The operator, for ``HistoryCoverage``.
///   - script: What is sent, as ``Stage/play(_:)`` reads it.
///   - history: What is heard.
///   - cancelled: The publishers that are cancelled by then.
@MainActor
func tell<P: Publisher>(
    _ name: String, _ script: String, _ history: String, cancels cancelled: String = "",
    sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor (Stage) -> P
) async {
    let stage = Stage()
    stage.follow(make(stage))
    await stage.play(script)
    #expect(stage.history == history, "\(name)", sourceLocation: sourceLocation)
    #expect(stage.cancelled == cancelled, "\(name)", sourceLocation: sourceLocation)
}
