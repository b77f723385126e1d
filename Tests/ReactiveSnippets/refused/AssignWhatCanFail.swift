import Reactive

final class Label {
    var text = ""
}

func bind(_ text: PassthroughSubject<String, any Error>, to label: Label) -> AnyCancellable {
    text.assign(to: \.text, on: label)
    // expect: requires the types 'any Error' and 'Never' be equivalent
}
