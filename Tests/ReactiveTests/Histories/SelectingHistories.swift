import Reactive
import Testing

/// What Combine's documentation says of the operators that select elements, and of those that apply sequence operations.
@MainActor @Suite struct SelectingHistories {
    @Test func firstFinishesAfterOneElement() async {
        await tell("first()", "1 2", "1 |", cancels: "a") { $0.a.first() }
        await tell("first()", "|", "|") { $0.a.first() }
        await tell("first()", "x", "x") { $0.a.first() }
        await tell("first(where:)", "1 2 3", "2 |", cancels: "a") { $0.a.first { $0 > 1 } }
        await tell("first(where:)", "1 |", "|") { $0.a.first { $0 > 1 } }
        await tell("tryFirst(where:)", "1 2 3", "x(worse)", cancels: "a") {
            $0.a.tryFirst { if $0 == 2 { throw Problem.worse } else { false } }
        }
        await tell("tryFirst(where:)", "1 2 3", "2 |", cancels: "a") { $0.a.tryFirst { $0 == 2 } }
    }

    @Test func lastComesWithTheEnd() async {
        await tell("last()", "1 2 |", "2 |") { $0.a.last() }
        await tell("last()", "|", "|") { $0.a.last() }
        await tell("last()", "1 x", "x") { $0.a.last() }
        await tell("last(where:)", "1 2 3 |", "2 |") { $0.a.last { $0 < 3 } }
        await tell("last(where:)", "3 |", "|") { $0.a.last { $0 < 3 } }
        await tell("tryLast(where:)", "1 2", "x(worse)", cancels: "a") {
            $0.a.tryLast { if $0 == 2 { throw Problem.worse } else { true } }
        }
        await tell("tryLast(where:)", "1 2 3 |", "2 |") { $0.a.tryLast { $0 < 3 } }
    }

    @Test func outputTakesPlacesAndFinishes() async {
        await tell("output(at:)", "1 2 3", "2 |", cancels: "a") { $0.a.output(at: 1) }
        await tell("output(at:)", "1 |", "|") { $0.a.output(at: 1) }
        await tell("output(in:)", "1 2 3 4", "2 3 |", cancels: "a") { $0.a.output(in: 1...2) }
        await tell("output(in:)", "1 2 |", "2 |") { $0.a.output(in: 1...2) }
        await tell("output(in:)", "1 2 x", "2 x") { $0.a.output(in: 1...2) }
    }

    @Test func prefixFinishesAfterSoManyElements() async {
        await tell("prefix(_:)", "1 2 3", "1 2 |", cancels: "a") { $0.a.prefix(2) }
        await tell("prefix(_:)", "1 |", "1 |") { $0.a.prefix(2) }
        await tell("prefix(_:)", "1 x", "1 x") { $0.a.prefix(2) }
        await tell("prefix(while:)", "1 2 1", "1 |", cancels: "a") { $0.a.prefix { $0 < 2 } }
        await tell("prefix(while:)", "1 x", "1 x") { $0.a.prefix { $0 < 2 } }
        await tell("tryPrefix(while:)", "1 2", "1 x(worse)", cancels: "a") {
            $0.a.tryPrefix { if $0 == 2 { throw Problem.worse } else { true } }
        }
        await tell("tryPrefix(while:)", "1 2 1", "1 |", cancels: "a") { $0.a.tryPrefix { $0 < 2 } }
    }

    @Test func prefixFinishesWhenAnotherPublisherSends() async {
        await tell("prefix(untilOutputFrom:)", "1 b1 2", "1 |", cancels: "ab") {
            $0.a.prefix(untilOutputFrom: $0.b)
        }
        await tell("prefix(untilOutputFrom:)", "1 b| 2 |", "1 2 |") { $0.a.prefix(untilOutputFrom: $0.b) }
        await tell("prefix(untilOutputFrom:)", "1 x", "1 x", cancels: "b") {
            $0.a.prefix(untilOutputFrom: $0.b)
        }
    }

    @Test func dropFirstLeavesOutSoMany() async {
        await tell("dropFirst(_:)", "1 2 3 |", "2 3 |") { $0.a.dropFirst() }
        await tell("dropFirst(_:)", "1 2 3 |", "3 |") { $0.a.dropFirst(2) }
        await tell("dropFirst(_:)", "1 x", "x") { $0.a.dropFirst(2) }
    }

    @Test func dropWhileOpensAtTheFirstThatDoesNotMatch() async {
        await tell("drop(while:)", "1 2 3 1 |", "3 1 |") { $0.a.drop { $0 < 3 } }
        await tell("drop(while:)", "1 |", "|") { $0.a.drop { $0 < 3 } }
        await tell("tryDrop(while:)", "1 2", "x(worse)", cancels: "a") {
            $0.a.tryDrop { if $0 == 2 { throw Problem.worse } else { true } }
        }
        await tell("tryDrop(while:)", "1 3 1 |", "3 1 |") { $0.a.tryDrop { $0 < 3 } }
    }

    @Test func dropOpensWhenAnotherPublisherSends() async {
        await tell("drop(untilOutputFrom:)", "1 b1 2 3 |", "2 3 |", cancels: "b") {
            $0.a.drop(untilOutputFrom: $0.b)
        }
        await tell("drop(untilOutputFrom:)", "1 bx 2", "x", cancels: "a") { $0.a.drop(untilOutputFrom: $0.b) }
        await tell("drop(untilOutputFrom:)", "1 x", "x", cancels: "b") { $0.a.drop(untilOutputFrom: $0.b) }
    }

    @Test func prependSendsWhatComesFirst() async {
        await tell("prepend(_:)", "1 |", "8 9 1 |") { $0.a.prepend(8, 9) }
        await tell("prepend(_:)", "1 |", "8 9 1 |") { $0.a.prepend([8, 9]) }
        await tell("prepend(_:)", "1 b8 2 b| 3 |", "8 3 |") { $0.a.prepend($0.b) }
        await tell("prepend(_:)", "b8 bx 1", "8 x") { $0.a.prepend($0.b) }
    }

    @Test func appendSendsMoreAfterTheEnd() async {
        await tell("append(_:)", "1 |", "1 8 9 |") { $0.a.append(8, 9) }
        await tell("append(_:)", "1 |", "1 8 9 |") { $0.a.append([8, 9]) }
        await tell("append(_:)", "1 b7 | b8 b|", "1 8 |") { $0.a.append($0.b) }
        await tell("append(_:)", "1 x", "1 x") { $0.a.append(8, 9) }
    }
}
