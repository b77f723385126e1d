import Reactive
import Testing

/// Random programs on each operator, and on chains of several: whatever a subscriber does when it hears of
/// something, nobody is told what it must not be told, and nothing stays behind.
@Suite struct RandomPrograms {
    @Test(arguments: EveryOperator.all + EveryOperator.gathering)
    func breakNoPromiseOfAnOperator(_ operation: EveryOperator) {
        for seed in 0..<150 {
            #expect(Program(chain: [operation], seed: seed).run() == [], "seed \(seed)")
        }
    }

    @Test(arguments: 0..<300)
    func breakNoPromiseOfAChain(seed: Int) {
        var random = Random(seed: seed)
        let chain = (0..<Int.random(in: 2...5, using: &random)).compactMap { _ in
            (EveryOperator.all + EveryOperator.gathering).randomElement(using: &random)
        }
        #expect(Program(chain: chain, seed: seed).run() == [], "\(chain.map(\.name))")
    }
}

/// A number of random actions. Each happens at the next event that a subscriber hears of, or after the one before it
/// when nobody hears of anything.
private final class Program {
    private var random: Random
    private var left = 40
    private var probes: [Probe] = []
    private var subject: PassthroughSubject<Int, Problem>?
    private var numbers: Numbers?

    init(chain: [EveryOperator], seed: Int) {
        random = Random(seed: seed)
        let subject = PassthroughSubject<Int, Problem>()
        self.subject = subject
        numbers = chain.reduce(subject.eraseToAnyPublisher()) { $1.apply($0) }
    }

    /// - Returns: The breaches that the subscribers noted.
    func run() -> [String] {
        subscribe()
        while left > 0 { act() }
        // Whoever still listens does so to a subject that is gone.
        subject = nil
        numbers = nil
        let probes = self.probes
        for probe in probes { probe.cancel() }
        self.probes = []
        return probes.flatMap(\.breaches)
    }

    private func act() {
        guard left > 0 else { return }
        left -= 1
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<18: subject?.send(Int.random(in: 0..<100, using: &random))
        case 18..<27: subscribe()
        case 27..<35: probes.randomElement(using: &random)?.cancel()
        case 35: subject?.send(completion: .finished)
        case 36: subject?.send(completion: .failure(.broken))
        case 37: subject = nil
        case 38: numbers = nil
        default: break
        }
    }

    private func subscribe() {
        let probe = Probe { [unowned self] in act() }
        probes.append(probe)
        numbers?.subscribe(probe)
    }
}
