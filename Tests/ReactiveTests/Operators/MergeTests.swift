import Reactive
import Testing

@Suite struct Merging {
    let a = PassthroughSubject<Int, Problem>()
    let b = PassthroughSubject<Int, Problem>()
    let c = PassthroughSubject<Int, Problem>()

    @Test func sendsWhatAnyOfThemSends() {
        let events = history(of: a.merge(with: b)) {
            a.send(1)
            b.send(2)
            a.send(completion: .finished)
            b.send(3)
            b.send(completion: .finished)
        }
        #expect(events == ["1", "2", "3", "|"])
    }

    @Test func failsWithTheFirstThatFails() {
        let events = history(of: a.merge(with: b, c)) {
            c.send(1)
            b.send(completion: .failure(.broken))
            a.send(2)
        }
        #expect(events == ["1", "x broken"])
    }

    @Test func joinsFourAndAnyNumber() {
        let one = Just(1)
        #expect(history(of: one.merge(with: one, one, Just(4))) == ["1", "1", "1", "4", "|"])
        #expect(
            history(of: Publishers.MergeMany((1...5).map { Just($0) })) == ["1", "2", "3", "4", "5", "|"])
        #expect(history(of: Publishers.MergeMany(one, Just(2))) == ["1", "2", "|"])
        #expect(history(of: Publishers.MergeMany([Just<Int>]())) == ["|"])
    }
}
