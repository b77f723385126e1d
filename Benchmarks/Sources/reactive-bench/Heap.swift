import CHeap
import Reactive

/// Bytes of heap that one subscription costs for as long as it lives; its target does not count.
enum Heap {
    static func bytesPerSubscription(_ count: Int) -> Int {
        let model = Model()
        let target = Target()
        var subscriptions: [AnyCancellable] = []
        subscriptions.reserveCapacity(count)
        let before = heap_bytes_in_use()
        for _ in 0..<count { subscriptions.append(model.$number.assign(to: \.number, on: target)) }
        let after = heap_bytes_in_use()
        withExtendedLifetime(subscriptions) {}
        return Int(after - before) / count
    }

    static func bytesPerClosure(_ count: Int) -> Int {
        let value = ClosureBindable(0)
        let target = Target()
        let before = heap_bytes_in_use()
        for _ in 0..<count { value.bind(\.self, to: target, \.number) }
        let after = heap_bytes_in_use()
        withExtendedLifetime(value) {}
        return Int(after - before) / count
    }
}
