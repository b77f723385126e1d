import Reactive

final class Secret {}

func needsSendable(_ publisher: some Sendable) {}

func send() {
    needsSendable(Just(Secret()))
    // expect: type 'Secret' does not conform to the 'Sendable' protocol
}
