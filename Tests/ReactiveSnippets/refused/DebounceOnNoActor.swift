import Reactive

nonisolated func search(_ text: PassthroughSubject<String, Never>) -> AnyCancellable {
    text.debounce(for: .milliseconds(300)).sink { print($0) }
    // expect: in a synchronous nonisolated context
}
