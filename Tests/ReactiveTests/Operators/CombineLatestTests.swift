import Reactive
import Testing

@Suite struct CombiningTheLatest {
    let a = PassthroughSubject<Int, Problem>()
    let b = PassthroughSubject<String, Problem>()

    @Test func startsWhenAllHaveSent() {
        let events = history(of: a.combineLatest(b)) {
            a.send(1)
            b.send("x")
            a.send(2)
            b.send("y")
        }
        #expect(events == [#"(1, "x")"#, #"(2, "x")"#, #"(2, "y")"#])
    }

    @Test func finishesWithTheLastAndFailsWithTheFirst() {
        #expect(
            history(of: a.combineLatest(b) { "\($0)\($1)" }) {
                a.send(1)
                a.send(completion: .finished)
                b.send("x")
                b.send(completion: .failure(.broken))
            } == ["1x", "x broken"])
    }

    @Test func joinsThreeAndFour() {
        let c = CurrentValueSubject<Bool, Problem>(true)
        let d = CurrentValueSubject<Double, Problem>(0.5)
        #expect(
            history(of: a.combineLatest(b, c)) {
                a.send(1)
                b.send("x")
                c.send(false)
            } == [#"(1, "x", true)"#, #"(1, "x", false)"#])
        #expect(
            history(of: Publishers.CombineLatest4(a, b, c, d)) {
                b.send("x")
                a.send(1)
                d.send(2)
            } == [#"(1, "x", false, 0.5)"#, #"(1, "x", false, 2.0)"#])
    }

    @Test func joinsAnyNumber() {
        let c = CurrentValueSubject<Bool, Problem>(true)
        let all = Publishers.CombineLatestMany(
            a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
            c.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        let history = History()
        history.follow(all.map { "\($0.0)\($0.1)\($0.4)" })
        a.send(1)
        b.send("x")
        a.send(2)
        #expect(history.events == ["1xtrue", "2xtrue"])
        b.send(completion: .failure(.worse))
        a.send(3)
        #expect(history.events == ["1xtrue", "2xtrue", "x worse"])
    }

    @Test func cancelsAllOfThem() {
        let history = History()
        let a = a.handleEvents(receiveCancel: { history.note("a cancelled") })
        let b = b.handleEvents(receiveCancel: { history.note("b cancelled") })
        history.follow(a.combineLatest(b))
        history.stop()
        #expect(history.events == ["a cancelled", "b cancelled"])
    }
}
