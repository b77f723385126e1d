import Reactive

func list(_ numbers: PassthroughSubject<Int, any Error>) {
    _ = numbers.collect()
    // expect: has no member 'collect'
    _ = numbers.reduce(0, +)
    // expect: has no member 'reduce'
    _ = numbers.retry(3)
    // expect: has no member 'retry'
    _ = numbers.timeout(.seconds(1))
    // expect: has no member 'timeout'
    _ = numbers.multicast { PassthroughSubject() }
    // expect: has no member 'multicast'
}
