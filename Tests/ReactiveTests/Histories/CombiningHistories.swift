import Reactive
import Testing

/// What Combine's documentation says of the operators that take elements from several publishers.
@MainActor @Suite struct CombiningHistories {
    @Test func combineLatestWaitsForAllAndThenSendsWithEach() async {
        await tell("combineLatest(_:)", "1 2 b7 b8 3", "(2, 7) (2, 8) (3, 8)") { $0.a.combineLatest($0.b) }
        await tell("combineLatest(_:_:)", "1 b7 2", "8 9") { $0.a.combineLatest($0.b) { $0 + $1 } }
        await tell("combineLatest(_:_:)", "1 b2 c3 4", "(1, 2, 3) (4, 2, 3)") {
            $0.a.combineLatest($0.b, $0.c)
        }
        await tell("combineLatest(_:_:_:)", "1 b2 c3", "6") {
            $0.a.combineLatest($0.b, $0.c) { $0 + $1 + $2 }
        }
        await tell("combineLatest(_:_:_:)", "1 b2 c3 d4 b5", "(1, 2, 3, 4) (1, 5, 3, 4)") {
            $0.a.combineLatest($0.b, $0.c, $0.d)
        }
        await tell("combineLatest(_:_:_:_:)", "1 b2 c3 d4", "10") {
            $0.a.combineLatest($0.b, $0.c, $0.d) { $0 + $1 + $2 + $3 }
        }
    }

    @Test func combineLatestFinishesWithTheLastAndFailsWithTheFirst() async {
        await tell("combineLatest(_:)", "1 b7 | b8 b|", "(1, 7) (1, 8) |") { $0.a.combineLatest($0.b) }
        await tell("combineLatest(_:)", "1 b7 bx", "(1, 7) x", cancels: "a") { $0.a.combineLatest($0.b) }
        await tell("combineLatest(_:_:)", "1 cx", "x", cancels: "ab") { $0.a.combineLatest($0.b, $0.c) }
        await tell("combineLatest(_:_:_:)", "| b| c| d|", "|") { $0.a.combineLatest($0.b, $0.c, $0.d) }
    }

    @Test func mergeSendsWhatAnySends() async {
        await tell("merge(with:)", "1 b7 2 | b8 b|", "1 7 2 8 |") { $0.a.merge(with: $0.b) }
        await tell("merge(with:)", "1 bx 2", "1 x", cancels: "a") { $0.a.merge(with: $0.b) }
        await tell("merge(with:)", "1 b2 | b| c3 c|", "1 2 3 |") {
            $0.a.merge(with: AnyPublisher($0.b), AnyPublisher($0.c))
        }
        await tell("merge(with:_:)", "c3 1 b2 cx", "3 1 2 x", cancels: "ab") { $0.a.merge(with: $0.b, $0.c) }
        await tell("merge(with:_:_:)", "d4 1 | b| c| d|", "4 1 |") { $0.a.merge(with: $0.b, $0.c, $0.d) }
    }

    @Test func zipSendsTheOldestOfEach() async {
        await tell("zip(_:)", "1 2 b7 b8", "(1, 7) (2, 8)") { $0.a.zip($0.b) }
        await tell("zip(_:_:)", "1 2 b7", "8") { $0.a.zip($0.b) { $0 + $1 } }
        await tell("zip(_:_:)", "1 b2 c3 4", "(1, 2, 3)") { $0.a.zip($0.b, $0.c) }
        await tell("zip(_:_:_:)", "1 b2 c3", "6") { $0.a.zip($0.b, $0.c) { $0 + $1 + $2 } }
        await tell("zip(_:_:_:)", "d4 c3 b2 1", "(1, 2, 3, 4)") { $0.a.zip($0.b, $0.c, $0.d) }
        await tell("zip(_:_:_:_:)", "1 b2 c3 d4", "10") { $0.a.zip($0.b, $0.c, $0.d) { $0 + $1 + $2 + $3 } }
    }

    @Test func zipEndsWithAnyOfThem() async {
        await tell("zip(_:)", "1 b7 |", "(1, 7) |", cancels: "b") { $0.a.zip($0.b) }
        await tell("zip(_:)", "1 | b7", "(1, 7) |", cancels: "b") { $0.a.zip($0.b) }
        await tell("zip(_:)", "1 bx", "x", cancels: "a") { $0.a.zip($0.b) }
        await tell("zip(_:_:)", "b|", "|", cancels: "ac") { $0.a.zip($0.b, $0.c) }
    }

    @Test func flatMapSendsWhatAnyOfItsPublishersSends() async {
        await tell("flatMap(maxPublishers:_:)", "1 b7 2 b8 | b|", "7 8 8 |") { stage in
            stage.a.flatMap { _ in stage.b }
        }
        await tell("flatMap(maxPublishers:_:)", "1 b7 bx", "7 x", cancels: "a") { stage in
            stage.a.flatMap { _ in stage.b }
        }
        await tell("flatMap(maxPublishers:_:)", "1 x", "x", cancels: "b") { stage in
            stage.a.flatMap { _ in stage.b }
        }
        await tell("flatMap(maxPublishers:_:)", "1 2 b7 c8 b| c9 c|", "7 9") { stage in
            stage.a.flatMap(maxPublishers: .max(1)) { $0 == 1 ? stage.b : stage.c }
        }
    }

    @Test func flatMapJoinsPublishersThatFailWithThoseThatDoNot() async {
        await tell("flatMap(maxPublishers:_:)", "1 2 |", "10 20 |") { $0.a.flatMap { Just($0 * 10) } }
        await tell("flatMap(maxPublishers:_:)", "b7 bx", "7 x") { stage in Just(1).flatMap { _ in stage.b } }
        await tell("flatMap(maxPublishers:_:)", "", "10 20 |") { _ in
            [1, 2].publisher.flatMap { Just($0 * 10) }
        }
    }

    @Test func switchToLatestHearsTheNewestPublisher() async {
        await tell("switchToLatest()", "1 b7 2 b8 c9", "7 9", cancels: "b") { stage in
            stage.a.map { $0 == 1 ? stage.b : stage.c }.switchToLatest()
        }
        await tell("switchToLatest()", "1 | b7 b|", "7 |") { stage in
            stage.a.map { _ in stage.b }.switchToLatest()
        }
        await tell("switchToLatest()", "1 b| |", "|") { stage in stage.a.map { _ in stage.b }.switchToLatest()
        }
        await tell("switchToLatest()", "1 bx", "x", cancels: "a") { stage in
            stage.a.map { _ in stage.b }.switchToLatest()
        }
        await tell("switchToLatest()", "1 x", "x", cancels: "b") { stage in
            stage.a.map { _ in stage.b }.switchToLatest()
        }
        await tell("switchToLatest()", "1 2 |", "10 20 |") { $0.a.map { Just($0 * 10) }.switchToLatest() }
        await tell("switchToLatest()", "b7 bx", "7 x") { stage in
            Just(1).map { _ in stage.b }.switchToLatest()
        }
    }
}
