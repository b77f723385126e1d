import Reactive
import Testing

@Suite struct Zipping {
    let a = PassthroughSubject<Int, Problem>()
    let b = PassthroughSubject<String, Problem>()

    @Test func sendsRows() {
        let events = history(of: a.zip(b)) {
            a.send(1)
            a.send(2)
            b.send("x")
            b.send("y")
            a.send(3)
        }
        #expect(events == [#"(1, "x")"#, #"(2, "y")"#])
    }

    @Test func finishesWhenNoFurtherRowCanBecomeComplete() {
        let events = history(of: a.zip(b) { "\($0)\($1)" }) {
            a.send(1)
            a.send(2)
            a.send(completion: .finished)
            b.send("x")
            b.send("y")
        }
        #expect(events == ["1x", "2y", "|"])
    }

    @Test func finishesAtOnceWithAPublisherWhoseValuesAreUsedUp() {
        #expect(history(of: a.zip(b)) { b.send(completion: .finished) } == ["|"])
    }

    @Test func joinsThreeAndFour() {
        let numbers = (1...2).publisher
        #expect(history(of: numbers.zip(numbers, numbers)) == ["(1, 1, 1)", "(2, 2, 2)", "|"])
        #expect(history(of: numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }) == ["4", "8", "|"])
    }
}
