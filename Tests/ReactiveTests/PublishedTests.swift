import Reactive
import Testing

@Suite struct PublishedProperties {
    class Form: ObservableObject {
        @Published var name = "a"
        @Published var length = 0
    }

    @Test func sendTheNewValueBeforeTheyHoldIt() {
        let form = Form()
        var heard: [String] = []
        let subscription = form.$name.sink { heard.append("\($0) while \(form.name)") }
        form.name = "b"
        #expect(heard == ["a while a", "b while a"])
        #expect(form.name == "b")
        _ = subscription
    }

    @Test func keepTheValueThatASubscriberSetLast() {
        let form = Form()
        var heard: [String] = []
        let clamp = form.$name.sink { if $0.count > 3 { form.name = String($0.prefix(3)) } }
        let listener = form.$name.sink { heard.append($0) }
        form.name = "abcdef"
        #expect(form.name == "abc")
        #expect(heard == ["a", "abcdef", "abc"])
        _ = (clamp, listener)
    }

    @Test func tellTheirObjectOncePerMutation() {
        let form = Form()
        var count = 0
        let subscription = form.objectWillChange.sink { count += 1 }
        form.name = "b"
        form.length = 3
        #expect(count == 2)
        #expect(form.objectWillChange === form.objectWillChange)
        _ = subscription
    }

    final class DetailedForm: Form {
        @Published var note = ""
    }

    class Plain: ObservableObject {
        @Published var base = 0
    }

    final class Derived: Plain {}

    @Test func tellTheirObjectOfInheritedOnesToo() {
        let form = Derived()
        var count = 0
        let subscription = form.objectWillChange.sink { count += 1 }
        form.base = 1
        #expect(count == 1)
        let detailed = DetailedForm()
        let other = detailed.objectWillChange.sink { count += 1 }
        detailed.name = "b"
        detailed.note = "c"
        #expect(count == 3)
        #expect(detailed.objectWillChange === detailed.objectWillChange)
        _ = (subscription, other)
    }

    @Test func tellNewcomersInsideADeliveryOfTheValueOnItsWay() {
        let form = Form()
        var heard: [String] = []
        var late: AnyCancellable?
        let early = form.$name.dropFirst().sink { value in
            heard.append("early \(value)")
            if late == nil { late = form.$name.sink { heard.append("late \($0)") } }
        }
        form.name = "b"
        form.name = "c"
        #expect(heard == ["early b", "late a", "late b", "early c", "late c"])
        _ = early
    }

    @Test func endTheirAssignmentsWhenTheyDie() {
        let source = PassthroughSubject<String, Never>()
        var cancelled = 0
        do {
            let form = Form()
            source.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &form.$name)
            source.send("b")
            #expect(form.name == "b")
        }
        #expect(cancelled == 1)
    }

    @Test func keepNothingOfTheirAssignmentsWhenTheyDie() {
        let source = PassthroughSubject<String, Never>()
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            let form = Form()
            source.map { name in withExtendedLifetime(token) { name } }.assign(to: &form.$name)
            form.$name.map { name in withExtendedLifetime(token) { name.count } }.assign(to: &form.$length)
            source.send("abc")
            #expect(form.length == 3)
        }
        #expect(gone == nil)
    }

    @Test func keepNothingOfAnAssignmentThatHasEnded() {
        let source = PassthroughSubject<String, Never>()
        let form = Form()
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            source.map { name in withExtendedLifetime(token) { name } }.assign(to: &form.$name)
        }
        source.send("b")
        #expect(gone != nil)
        source.send(completion: .finished)
        #expect(gone == nil)
        #expect(form.name == "b")
    }

    @Test func areAssignedToForAsLongAsTheyLive() {
        let form = Form()
        form.$name.map(\.count).assign(to: &form.$length)
        form.name = "four"
        #expect(form.length == 4)
    }

    @Test func takeTheValuesOfAnotherThroughAKeyPath() {
        let one = Form()
        let other = Form()
        let subscription = one.$name.assign(to: \.name, on: other)
        one.name = "x"
        #expect(other.name == "x")
        subscription.cancel()
        one.name = "y"
        #expect(other.name == "x")
    }

    @Test func combineTheirLatestValues() {
        let form = Form()
        var heard: [String] = []
        let subscription = Publishers.CombineLatest(form.$name, form.$length)
            .map { "\($0)\($1)" }
            .removeDuplicates()
            .eraseToAnyPublisher()
            .sink { heard.append($0) }
        form.name = "b"
        form.length = 1
        form.length = 1
        #expect(heard == ["a0", "b0", "b1"])
        subscription.cancel()
        form.name = "c"
        #expect(heard.count == 3)
    }
}
