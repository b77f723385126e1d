import Reactive
import Testing

@Suite("A cancellable") struct CancellableTests {
    @Test func callsItsClosureOnceHoweverOftenItIsCancelled() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        #expect(count == 1)
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    @Test func callsItsClosureWhenItGoes() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        #expect(count == 0)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        #expect(count == 1)
    }

    @Test func callsItsClosureOnceWhenThatCancelsItAgain() {
        var count = 0
        var cancellable: AnyCancellable?
        cancellable = AnyCancellable {
            count += 1
            cancellable?.cancel()
        }
        cancellable?.cancel()
        #expect(count == 1)
        cancellable = nil
        #expect(count == 1)
    }

    @Test func cancelsAnotherOnceTogetherWithItself() {
        var count = 0
        let inner = AnyCancellable { count += 1 }
        var outer: AnyCancellable? = AnyCancellable(inner)
        outer?.cancel()
        outer = nil
        inner.cancel()
        #expect(count == 1)
    }
}
