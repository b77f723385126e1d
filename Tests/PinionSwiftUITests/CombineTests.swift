import Combine
import Foundation
import FoundationNetworking
import Testing

/// Combine with the queues, timers and sessions of Foundation.
@MainActor
@Suite struct CombineWithFoundation {
    private struct Point: Codable, Equatable {
        let x: Int
    }

    @Test func queuesAndRunLoopsGiveTurnsOfTheMainActor() async {
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        await withCheckedContinuation { continuation in
            Just("main").receive(on: DispatchQueue.main).sink {
                MainActor.assertIsolated()
                heard.append($0)
            }.store(in: &subscriptions)
            Just("global").subscribe(on: DispatchQueue.global()).sink {
                MainActor.assertIsolated()
                heard.append($0)
            }.store(in: &subscriptions)
            Just("operations").receive(on: OperationQueue.main).sink { heard.append($0) }
                .store(in: &subscriptions)
            Just("loop").receive(on: RunLoop.main).sink {
                heard.append($0)
                continuation.resume()
            }.store(in: &subscriptions)
            #expect(heard.isEmpty)
        }
        #expect(heard == ["main", "global", "operations", "loop"])
    }

    @Test func debounceWaitsOnAQueue() async {
        let words = PassthroughSubject<String, Never>()
        let values = words.debounce(for: .milliseconds(5), scheduler: DispatchQueue.main).first().values
        let iterator = values.makeAsyncIterator()
        for word in ["a", "ab", "abc"] { words.send(word) }
        #expect(await iterator.next() == "abc")
    }

    @Test func strideOfAQueueIsSeconds() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(0.3 as Stride == .milliseconds(300))
        #expect(2 as Stride == .seconds(2))
        #expect(Stride.seconds(Double.infinity) > .seconds(1000))
        #expect(Stride(.never).magnitude == .max)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(time.distance(to: time.advanced(by: .seconds(-1))) == -1)
    }

    @Test func timersSendDatesWhileSomebodyListens() async {
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        var dates: [Date] = []
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = timer.sink { date in
                dates.append(date)
                if dates.count == 3 { continuation.resume() }
            }
        }
        subscription?.cancel()
        let count = dates.count
        #expect(dates == dates.sorted())
        // A turn after the next date would have come.
        for await _ in Just(1).delay(for: 0.005, scheduler: RunLoop.main).values {}
        #expect(dates.count == count)
        #expect(subscription != nil)
    }

    @Test func notificationsAreHeardAtOnceOrOnTheMainActor() async {
        let center = NotificationCenter()
        let name = Notification.Name("tested")
        let object = NSObject()
        var heard: [Int] = []
        var waiting: CheckedContinuation<Void, Never>?
        let subscription = center.publisher(for: name, object: object).sink { note in
            MainActor.assertIsolated()
            heard.append(note.userInfo?["number"] as? Int ?? 0)
            waiting?.resume()
        }
        center.post(name: name, object: object, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        #expect(heard == [1])
        nonisolated(unsafe) let sent = (center, object)
        await withCheckedContinuation { continuation in
            waiting = continuation
            DispatchQueue.global().async {
                sent.0.post(name: name, object: sent.1, userInfo: ["number": 3])
            }
        }
        waiting = nil
        #expect(heard == [1, 3])
        subscription.cancel()
        center.post(name: name, object: object, userInfo: ["number": 4])
        #expect(heard == [1, 3])
    }

    @Test func filesAreLoadedAndDecoded() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "points-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(#"[{"x":1},{"x":2}]"#.utf8).write(to: url)
        let points = URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Point].self, decoder: JSONDecoder())
        var loaded: [[Point]] = []
        for try await value in points.values { loaded.append(value) }
        #expect(loaded == [[Point(x: 1), Point(x: 2)]])
        let missing = URLSession.shared.dataTaskPublisher(for: url.appending(path: "no"))
            .map { "\($0.data.count)" }
            .catch { Just("\($0.code == .fileDoesNotExist)") }
        var found: [String] = []
        for await value in missing.values { found.append(value) }
        #expect(found == ["true"])
    }

    @Test func codersOfFoundationEncode() throws {
        var bytes: [String] = []
        _ = Just(Point(x: 3)).encode(encoder: JSONEncoder())
            .sink { _ in
            } receiveValue: {
                bytes.append(String(decoding: $0, as: UTF8.self))
            }
        _ = Just(Point(x: 3)).encode(encoder: PropertyListEncoder())
            .decode(type: Point.self, decoder: PropertyListDecoder())
            .sink { _ in
            } receiveValue: {
                bytes.append("\($0.x)")
            }
        #expect(bytes == [#"{"x":3}"#, "3"])
    }

    @Test func subscribersOfClosuresAskForWhatTheyWant() {
        var heard: [String] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { value in
                heard.append("\(value)")
                return value == 1 ? .max(1) : .none
            },
            receiveCompletion: { heard.append("\($0)") })
        [1, 2, 3].publisher.subscribe(subscriber)
        #expect(heard == ["1", "2"])
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(AnySubscriber(subscriber).combineIdentifier == subscriber.combineIdentifier)
    }
}
