import Reactive

func listen(to subject: PassthroughSubject<Int, Never>) {
    subject.sink { print($0) }
    // expect: result of call to 'sink(receiveValue:)' is unused
}
