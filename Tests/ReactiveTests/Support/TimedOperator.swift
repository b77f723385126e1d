import Reactive
import Testing
import VirtualTime

/// Each operator that needs time, set up so that it passes a number on in less than ``longestWait``: what the laws for
/// them are tried on.
struct TimedOperator: CustomTestStringConvertible, Sendable {
    let name: String
    let apply: @MainActor @Sendable (Numbers, VirtualClock) -> Numbers

    var testDescription: String { name }

    /// How long a number takes at most.
    static let longestWait = Duration.seconds(3)

    private init(_ name: String, _ apply: @escaping @MainActor @Sendable (Numbers, VirtualClock) -> Numbers) {
        self.name = name
        self.apply = apply
    }

    static let all: [TimedOperator] = [
        .init("debounce") { $0.debounce(for: .seconds(2), clock: $1).eraseToAnyPublisher() },
        .init("throttle(latest: true)") {
            $0.throttle(for: .seconds(2), clock: $1, latest: true).eraseToAnyPublisher()
        },
        .init("throttle(latest: false)") {
            $0.throttle(for: .seconds(2), clock: $1, latest: false).eraseToAnyPublisher()
        },
        .init("delay") { $0.delay(for: .seconds(2), clock: $1).eraseToAnyPublisher() },
        .init("timeout") { $0.timeout(.seconds(100), clock: $1).eraseToAnyPublisher() },
        .init("receive(on:)") { $0.receive(on: ActorScheduler(clock: $1)).eraseToAnyPublisher() },
        .init("collect(.byTimeOrCount)") {
            $0.collect(.byTimeOrCount(ActorScheduler(clock: $1), .seconds(2), 1)).compactMap(\.first)
                .eraseToAnyPublisher()
        },
    ]
}
