import Reactive
import Testing

@Suite struct PublishedProperties {
    final class Form: ObservableObject {
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
