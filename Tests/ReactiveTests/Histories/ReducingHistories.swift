import Reactive
import Testing

/// What Combine's documentation says of the operators that reduce elements, and of those that do mathematics.
@MainActor @Suite struct ReducingHistories {
    @Test func collectSendsOneArrayAtTheEnd() async {
        await tell("collect()", "1 2 3 |", "[1, 2, 3] |") { $0.a.collect() }
        await tell("collect()", "|", "[] |") { $0.a.collect() }
        await tell("collect()", "1 2 x", "x") { $0.a.collect() }
        await tell("collect()", "1 cancel |", "", cancels: "a") { $0.a.collect() }
    }

    @Test func collectByCountSendsFullArraysAndTheRest() async {
        await tell("collect(_:)", "1 2 3 |", "[1, 2] [3] |") { $0.a.collect(2) }
        await tell("collect(_:)", "1 2 |", "[1, 2] |") { $0.a.collect(2) }
        await tell("collect(_:)", "1 2 3 x", "[1, 2] x") { $0.a.collect(2) }
    }

    @Test func ignoreOutputPassesOnlyTheEnd() async {
        await tell("ignoreOutput()", "1 2 |", "|") { $0.a.ignoreOutput() }
        await tell("ignoreOutput()", "1 x", "x") { $0.a.ignoreOutput() }
    }

    @Test func reduceSendsTheResultAtTheEnd() async {
        await tell("reduce(_:_:)", "1 2 3 |", "6 |") { $0.a.reduce(0, +) }
        await tell("reduce(_:_:)", "|", "7 |") { $0.a.reduce(7, +) }
        await tell("reduce(_:_:)", "1 x", "x") { $0.a.reduce(0, +) }
    }

    @Test func tryReduceFailsWithWhatIsThrown() async {
        await tell("tryReduce(_:_:)", "1 2 3", "x(worse)", cancels: "a") {
            $0.a.tryReduce(0) { if $1 == 2 { throw Problem.worse } else { $0 + $1 } }
        }
        await tell("tryReduce(_:_:)", "1 2 |", "3 |") { $0.a.tryReduce(0, +) }
    }

    @Test func countSendsHowManyCame() async {
        await tell("count()", "5 5 5 |", "3 |") { $0.a.count() }
        await tell("count()", "|", "0 |") { $0.a.count() }
        await tell("count()", "1 x", "x") { $0.a.count() }
    }

    @Test func minAndMaxSendOneElementAtTheEnd() async {
        await tell("min()", "2 1 3 |", "1 |") { $0.a.min() }
        await tell("min()", "|", "|") { $0.a.min() }
        await tell("min()", "1 x", "x") { $0.a.min() }
        await tell("max()", "2 3 1 |", "3 |") { $0.a.max() }
        await tell("max()", "|", "|") { $0.a.max() }
        await tell("min(by:)", "2 1 3 |", "3 |") { $0.a.min { $0 > $1 } }
        await tell("max(by:)", "2 1 3 |", "1 |") { $0.a.max { $0 > $1 } }
    }

    @Test func tryMinAndTryMaxFailWithWhatIsThrown() async {
        await tell("tryMin(by:)", "2 1 |", "1 |") { $0.a.tryMin { $0 < $1 } }
        await tell("tryMin(by:)", "2 1 3", "x(worse)", cancels: "a") {
            $0.a.tryMin { _, _ in throw Problem.worse }
        }
        await tell("tryMax(by:)", "2 1 |", "2 |") { $0.a.tryMax { $0 < $1 } }
        await tell("tryMax(by:)", "2 1 3", "x(worse)", cancels: "a") {
            $0.a.tryMax { _, _ in throw Problem.worse }
        }
    }
}
