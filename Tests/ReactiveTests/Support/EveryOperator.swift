import Reactive
import Testing

typealias Numbers = AnyPublisher<Int, Problem>

/// Each operator between a publisher of numbers and a subscriber, set up so that it passes numbers on: what the
/// laws are tried on.
struct EveryOperator: CustomTestStringConvertible, Sendable {
    let name: String
    /// What a subscriber hears when the publisher fails with ``Problem/broken``.
    let end: [String]
    let apply: @Sendable (Numbers) -> Numbers

    var testDescription: String { name }

    private init(
        _ name: String, end: [String] = ["x broken"], _ apply: @escaping @Sendable (Numbers) -> Numbers
    ) {
        self.name = name
        self.end = end
        self.apply = apply
    }

    private static var quiet: Empty<Int, Problem> { Empty(completeImmediately: false) }

    static let all: [EveryOperator] =
        [
            .init("map") { $0.map { $0 }.eraseToAnyPublisher() },
            .init("map(\\.self)") { $0.map(\.self).eraseToAnyPublisher() },
            .init("tryMap") { $0.tryMap { $0 }.mapError { _ in Problem.broken }.eraseToAnyPublisher() },
            .init("filter") { $0.filter { _ in true }.eraseToAnyPublisher() },
            .init("compactMap") { $0.compactMap { $0 }.eraseToAnyPublisher() },
            .init("removeDuplicates") { $0.removeDuplicates().eraseToAnyPublisher() },
            .init("scan") { $0.scan(0) { $1 }.eraseToAnyPublisher() },
            .init("prefix") { $0.prefix(1_000).eraseToAnyPublisher() },
            .init("prefix(while:)") { $0.prefix { _ in true }.eraseToAnyPublisher() },
            .init("dropFirst") { $0.dropFirst(0).eraseToAnyPublisher() },
            .init("drop(while:)") { $0.drop { _ in false }.eraseToAnyPublisher() },
            .init("combineLatest") { $0.combineLatest(Just(0).endless) { $0 + $1 }.eraseToAnyPublisher() },
            .init("combineLatest of three") {
                $0.combineLatest(Just(0).endless, Just(0).endless) { $0 + $1 + $2 }.eraseToAnyPublisher()
            },
            .init("combineLatest of four") {
                $0.combineLatest(Just(0).endless, Just(0).endless, Just(0).endless) { $0 + $1 + $2 + $3 }
                    .eraseToAnyPublisher()
            },
            .init("CombineLatestMany") { (numbers: Numbers) -> Numbers in
                let zero: Numbers = Just(0).endless.eraseToAnyPublisher()
                let all: Publishers.CombineLatestMany<Int, Int, Int, Problem> = .init(numbers, zero, zero)
                return all.map { $0.0 }.eraseToAnyPublisher()
            },
            .init("merge") { $0.merge(with: quiet).eraseToAnyPublisher() },
            .init("MergeMany") {
                Publishers.MergeMany([$0, quiet.eraseToAnyPublisher()]).eraseToAnyPublisher()
            },
            .init("zip") {
                $0.zip((0...).publisher.failing.prefix(100)) { $0 + $1 * 0 }.eraseToAnyPublisher()
            },
            .init("zip of three") {
                let rows = (0...).publisher.failing.prefix(100)
                return $0.zip(rows, rows) { $0 + ($1 + $2) * 0 }.eraseToAnyPublisher()
            },
            .init("zip of four") {
                let rows = (0...).publisher.failing.prefix(100)
                return $0.zip(rows, rows, rows) { $0 + ($1 + $2 + $3) * 0 }.eraseToAnyPublisher()
            },
            .init("ZipMany") { (numbers: Numbers) -> Numbers in
                let rows: Numbers = (0...).publisher.failing.prefix(100).eraseToAnyPublisher()
                let all: Publishers.ZipMany<Int, Int, Int, Problem> = .init(numbers, rows, rows)
                return all.map { $0.0 }.eraseToAnyPublisher()
            },
            .init("flatMap") { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
            .init("switchToLatest") {
                $0.map { Just($0).failing }.switchToLatest().eraseToAnyPublisher()
            },
            .init("catch") { $0.catch { Fail(error: $0) }.eraseToAnyPublisher() },
            .init("replaceError", end: ["0", "|"]) { $0.replaceError(with: 0).failing.eraseToAnyPublisher() },
            .init("setFailureType", end: ["|"]) {
                $0.catch { _ in Empty(outputType: Int.self, failureType: Never.self) }
                    .setFailureType(to: Problem.self).eraseToAnyPublisher()
            },
            .init("mapError") { $0.mapError { $0 }.eraseToAnyPublisher() },
            .init("handleEvents") { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() },
            .init("print") { $0.print(to: Nowhere()).eraseToAnyPublisher() },
            .init("share") { $0.share().eraseToAnyPublisher() },
            .init("eraseToAnyPublisher") { $0.eraseToAnyPublisher() },
        ]
        + trying + [
            .init("replaceNil") { $0.map { $0 }.replaceNil(with: 0).eraseToAnyPublisher() },
            .init("replaceEmpty") { $0.replaceEmpty(with: 0).eraseToAnyPublisher() },
            .init("collect(1)") { $0.collect(1).compactMap(\.first).eraseToAnyPublisher() },
            .init("output(in:)") { $0.output(in: 0...).eraseToAnyPublisher() },
            .init("drop(untilOutputFrom:)") {
                $0.drop(untilOutputFrom: Just(0).failing).eraseToAnyPublisher()
            },
            .init("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: quiet).eraseToAnyPublisher() },
            .init("prepend") { $0.prepend([]).eraseToAnyPublisher() },
            .init("append", end: ["x broken"]) { $0.append([]).eraseToAnyPublisher() },
            .init("flatMap(maxPublishers:)") {
                $0.flatMap(maxPublishers: .max(1)) { Just($0) }.eraseToAnyPublisher()
            },
            .init("retry") { $0.retry(2).eraseToAnyPublisher() },
            .init("multicast") { $0.multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher() },
            .init("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }).eraseToAnyPublisher() },
            .init("Deferred") { numbers in Deferred { numbers }.eraseToAnyPublisher() },
            .init("receive(on:)") { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
            .init("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        ]

    private static let trying: [EveryOperator] = [
        .init("tryFilter") { $0.tryFilter { _ in true }.known },
        .init("tryCompactMap") { $0.tryCompactMap { $0 }.known },
        .init("tryScan") { $0.tryScan(0) { $1 }.known },
        .init("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 }.known },
        .init("tryDrop") { $0.tryDrop { _ in false }.known },
        .init("tryPrefix") { $0.tryPrefix { _ in true }.known },
        .init("tryCatch") { $0.tryCatch { Fail(error: $0) }.known },
    ]

    /// Those that send something only at the end, or end by themselves: the laws of what passes do not hold for them,
    /// those of what must not happen do.
    static let gathering: [EveryOperator] = [
        .init("collect") { $0.collect().map(\.count).eraseToAnyPublisher() },
        .init("reduce") { $0.reduce(0, +).eraseToAnyPublisher() },
        .init("tryReduce") { $0.tryReduce(0, +).known },
        .init("count") { $0.count().eraseToAnyPublisher() },
        .init("max") { $0.max().eraseToAnyPublisher() },
        .init("tryMin") { $0.tryMin { $0 < $1 }.known },
        .init("last") { $0.last().eraseToAnyPublisher() },
        .init("tryLast") { $0.tryLast { _ in true }.known },
        .init("first") { $0.first().eraseToAnyPublisher() },
        .init("tryFirst") { $0.tryFirst { $0 > 20 }.known },
        .init("contains") { $0.contains(20).map { $0 ? 1 : 0 }.eraseToAnyPublisher() },
        .init("tryContains") { $0.tryContains { $0 == 20 }.map { $0 ? 1 : 0 }.known },
        .init("allSatisfy") { $0.allSatisfy { $0 < 50 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher() },
        .init("tryAllSatisfy") { $0.tryAllSatisfy { $0 < 50 }.map { $0 ? 1 : 0 }.known },
        .init("ignoreOutput") { $0.ignoreOutput().map(number).eraseToAnyPublisher() },
        .init("measureInterval") {
            $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude).eraseToAnyPublisher()
        },
        .init("output(at:)") { $0.output(at: 2).eraseToAnyPublisher() },
        .init("append") { $0.append(1, 2).eraseToAnyPublisher() },
        .init("append(itself)") { $0.append($0).eraseToAnyPublisher() },
        .init("drop(untilOutputFrom: itself)") { $0.drop(untilOutputFrom: $0).eraseToAnyPublisher() },
        .init("prefix(untilOutputFrom: itself)") { $0.prefix(untilOutputFrom: $0).eraseToAnyPublisher() },
        .init("flatMap(maxPublishers:) to itself") { numbers in
            numbers.flatMap(maxPublishers: .max(2)) { _ in numbers }.eraseToAnyPublisher()
        },
    ]
}

private struct Nowhere: TextOutputStream {
    mutating func write(_ string: String) {}
}

private func number(_ never: Never) -> Int {}

extension Publisher where Output == Int {
    /// This publisher, whose failures are no others than those under test.
    fileprivate var known: Numbers { mapError { _ in Problem.broken }.eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
    fileprivate var failing: Publishers.SetFailureType<Self, Problem> { setFailureType(to: Problem.self) }

    /// This publisher, without its end.
    fileprivate var endless: some Publisher<Output, Problem> {
        failing.merge(with: Empty(completeImmediately: false))
    }
}
