import Reactive
import Testing
import Views

@MainActor
@Suite("Changes")
struct ChangeTests {
    private let diary = Diary()

    @Test func aChangeTellsWhatWasAndWhatIs() {
        let page = MountedPage(Counter(diary: diary, isInitial: false))
        #expect(diary.take() == [])
        page.press("count")
        #expect(diary.take() == ["0 to 1", "changed"])
        page.press("other")
        #expect(diary.take() == [])
        page.press("twice")
        #expect(diary.take() == ["1 to 3", "changed"])
    }

    @Test func theFirstValueIsToldIfThatIsWanted() {
        let page = MountedPage(Counter(diary: diary, isInitial: true))
        #expect(diary.take() == ["0 to 0", "changed"])
        page.press("count")
        #expect(diary.take() == ["0 to 1", "changed"])
    }

    @Test func aPublisherIsHeardWhileTheViewIsThere() {
        let numbers = PassthroughSubject<Int, Never>()
        let page = MountedPage(Listener(numbers: numbers))
        numbers.send(7)
        page.turn()
        #expect(page.texts == ["7", "Toggle"])
        page.press("toggle")
        #expect(page.texts == ["7", "Toggle", "on"])
        numbers.send(8)
        page.turn()
        #expect(page.texts == ["8", "Toggle", "on"])
    }

    @Test func aPublisherIsSubscribedToOnce() {
        var subscriptions = 0
        let numbers = CurrentValueSubject<Int, Never>(1)
        let counted = numbers.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
            .eraseToAnyPublisher()
        let page = MountedPage(Sum(numbers: counted))
        #expect(page.texts == ["1"])
        numbers.send(2)
        page.turn()
        #expect(page.texts == ["3"])
        #expect(subscriptions == 1)
    }

    @Test func anotherPublisherTakesThePlaceOfTheFirst() {
        let page = MountedPage(Echo())
        #expect(page.texts == ["0", "Count"])
        page.press("count")
        #expect(page.texts == ["1", "Count"])
    }

    @Test func nothingIsHeardOnceTheViewIsGone() {
        let numbers = PassthroughSubject<Int, Never>()
        var page: MountedPage? = MountedPage(
            Text("A").onReceive(numbers) { [diary] in diary.note("\($0)") })
        numbers.send(1)
        #expect(page?.texts == ["A"])
        page = nil
        numbers.send(2)
        #expect(diary.take() == ["1"])
    }

    private struct Counter: View {
        let diary: Diary
        let isInitial: Bool
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            Text("\(count) \(other)")
                .onChange(of: count, initial: isInitial) { old, new in diary.note("\(old) to \(new)") }
                .onChange(of: count, initial: isInitial) { diary.note("changed") }
            Button("Count") { count += 1 }
            Button("Other") { other += 1 }
            Button("Twice") {
                count += 1
                count += 1
            }
        }
    }

    private struct Listener: View {
        let numbers: PassthroughSubject<Int, Never>
        @State private var number = 0
        @State private var isOn = false

        var body: some View {
            Text("\(number)").onReceive(numbers) { number = $0 }
            Button("Toggle") { isOn.toggle() }
            if isOn { Text("on") }
        }
    }

    private struct Sum: View {
        let numbers: AnyPublisher<Int, Never>
        @State private var sum = 0

        var body: some View { Text("\(sum)").onReceive(numbers) { sum += $0 } }
    }

    private struct Echo: View {
        @State private var count = 0
        @State private var echo = 0

        var body: some View {
            Text("\(echo)").onReceive(Just(count)) { echo = $0 }
            Button("Count") { count += 1 }
        }
    }
}
