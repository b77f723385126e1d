import Reactive

final class Secret {}

// What holds nothing that may not travel may be handed to another actor; its subscriptions stay where they are made.
actor Reader {
    func read(_ number: Just<Int>, _ nothing: Empty<Secret, Never>, _ failure: Fail<Secret, any Error>) {
        number.sink { print($0) }.cancel()
        nothing.sink { print($0) }.cancel()
        failure.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).cancel()
    }
}

@MainActor func hand(to reader: Reader) async {
    struct Refusal: Error {}
    await reader.read(Just(1), Empty(), Fail(error: Refusal()))
}
