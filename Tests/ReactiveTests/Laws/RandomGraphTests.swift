import Reactive
import Testing

/// Random programs that send, subscribe and cancel inside deliveries, against a model that is a few lines of
/// plain loops.
@Suite struct RandomGraphs {
    @Test(arguments: 0..<200)
    func behaveAsTheModel(seed: Int) {
        var random = Random(seed: seed)
        let script = (0..<60).map { _ in Action.random(using: &random) }
        #expect(runSubject(script) == runModel(script))
    }

    /// What a subscriber does when it hears its n-th value, or the program between deliveries.
    private enum Action {
        case nothing
        case send(Int)
        case subscribe
        case cancel(Int)

        static func random(using random: inout Random) -> Action {
            switch random.next() % 8 {
            case 0, 1: .send(Int(random.next() % 100))
            case 2, 3: .subscribe
            case 4: .cancel(Int(random.next() % 6))
            default: .nothing
            }
        }
    }

    /// Everything that is heard, as "who: what", when the script is run on a subject.
    private func runSubject(_ script: [Action]) -> [String] {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions: [AnyCancellable] = []
        var heard: [String] = []
        var position = 0

        func step() {
            guard position < script.count else { return }
            position += 1
            switch script[position - 1] {
            case .nothing: break
            case .send(let value): subject.send(value)
            case .subscribe:
                let number = subscriptions.count
                subject.filter { $0 % 7 != 0 }.map { $0 + 1 }
                    .sink {
                        heard.append("\(number): \($0)")
                        step()
                    }
                    .store(in: &subscriptions)
            case .cancel(let number):
                if number < subscriptions.count { subscriptions[number].cancel() }
            }
        }
        while position < script.count { step() }
        subscriptions.removeAll()
        return heard
    }

    private func runModel(_ script: [Action]) -> [String] {
        var isCancelled: [Bool] = []
        var joined: [Int] = []
        var queue: [Int] = []
        var sent = 0
        var heard: [String] = []
        var position = 0

        func step() {
            guard position < script.count else { return }
            position += 1
            switch script[position - 1] {
            case .nothing: break
            case .send(let value):
                sent += 1
                queue.append(value)
            case .subscribe:
                isCancelled.append(false)
                joined.append(sent)
            case .cancel(let number):
                if number < isCancelled.count { isCancelled[number] = true }
            }
        }
        var delivered = 0
        while position < script.count {
            step()
            while delivered < queue.count {
                let value = queue[delivered]
                delivered += 1
                var number = 0
                while number < isCancelled.count {
                    if !isCancelled[number], joined[number] < delivered, value % 7 != 0 {
                        heard.append("\(number): \(value + 1)")
                        step()
                    }
                    number += 1
                }
            }
        }
        return heard
    }
}
