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

    @Test func joinsAnyNumber() {
        let letters = ["p", "q", "r"].publisher.setFailureType(to: Problem.self).eraseToAnyPublisher()
        let all = Publishers.ZipMany(
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), letters, letters, letters)
        let history = History()
        history.follow(all.map { "\($0.0)\($0.1)\($0.2)\($0.4)" })
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(history.events == ["1xpp"])
        a.send(completion: .finished)
        #expect(history.events == ["1xpp"])
        b.send("y")
        #expect(history.events == ["1xpp", "2yqq", "|"])
    }

    @Test func failsWithTheFirstOfAnyNumber() {
        let all = Publishers.ZipMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
        #expect(
            history(of: all) {
                a.send(1)
                b.send(completion: .failure(.worse))
                a.send(2)
            } == ["x worse"])
    }

    @Test func finishesAtOnceWithoutAny() {
        #expect(history(of: Publishers.ZipMany<Never>()) == ["|"])
        #expect(history(of: Publishers.CombineLatestMany<Never>()) == ["|"])
    }

    @Test func cancelsAllOfThem() {
        let history = History()
        let a = a.handleEvents(receiveCancel: { history.note("a cancelled") })
        let b = b.handleEvents(receiveCancel: { history.note("b cancelled") })
        history.follow(a.zip(b))
        history.follow(Publishers.ZipMany(b.eraseToAnyPublisher(), a.eraseToAnyPublisher()))
        history.stop()
        #expect(history.events == ["a cancelled", "b cancelled", "b cancelled", "a cancelled"])
    }
}
