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

    static let all: [EveryOperator] = [
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
        .init("zip") { $0.zip((0...).publisher.failing.prefix(100)) { $0 + $1 * 0 }.eraseToAnyPublisher() },
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
}

private struct Nowhere: TextOutputStream {
    mutating func write(_ string: String) {}
}

extension Publisher where Failure == Never {
    fileprivate var failing: Publishers.SetFailureType<Self, Problem> { setFailureType(to: Problem.self) }

    /// This publisher, without its end.
    fileprivate var endless: some Publisher<Output, Problem> {
        failing.merge(with: Empty(completeImmediately: false))
    }
}
