import Reactive

func list(_ numbers: PassthroughSubject<Int, any Error>) {
    numbers.send(subscription: AnySubscription())
    // expect: incorrect argument label in call (have 'subscription:'
}
