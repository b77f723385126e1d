import Reactive

func list(_ numbers: PassthroughSubject<Int, any Error>) {
    _ = numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
    // expect: has no member 'buffer'
    numbers.send(subscription: AnySubscription())
    // expect: incorrect argument label in call (have 'subscription:'
}
