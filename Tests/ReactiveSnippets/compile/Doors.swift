import Reactive

@MainActor func open() -> AsyncStream<Int> {
    let subject = PassthroughSubject<Int, Never>()
    let door = subject.door()
    Task.detached { door.send(1) }
    return subject.stream()
}

actor Reader {
    func read() async {
        for await number in await open() { print(number) }
    }

    // An actor of one's own is as good as the main one.
    func wait() {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.delay(for: .seconds(1)).sink { print($0) }
        subject.send(1)
        subscription.cancel()
    }
}
