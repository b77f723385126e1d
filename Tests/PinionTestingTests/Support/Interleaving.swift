import DOM
import JSON
import Live
import Reactive

@testable import PinionTesting

/// Some seconds in which one or two people type in one to three tabs, over a network that does its worst.
@MainActor
final class Interleaving {
    private let seed: UInt64
    private var random: SeededGenerator
    private let network: SimulatedNetwork
    private let draft = Draft()
    private var typists: [Typist] = []
    private var wasKilled = false

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        network = SimulatedNetwork(seed: seed ^ 0x5EED, .page { [draft] in DraftController(draft) })
    }
}

extension Interleaving {
    /// Returns what went wrong, if something did.
    func run() async throws -> String? {
        try await open(network.browser())
        if Bool.random(using: &random) { try await open(network.browser()) }
        drawNetwork()
        for _ in 0..<Int.random(in: 8...20, using: &random) {
            try live()
            if let complaint { return complaint }
        }
        return comeToRest()
    }

    /// Returns what happened in one browser.
    func record() async throws -> String {
        let history = History(network)
        if let browser = history.browser { try await open(browser) }
        for (index, typist) in typists.enumerated() {
            typist.onAct = { [unowned history] in history.note([$0[0], .integer(index)] + $0.dropFirst()) }
        }
        if Bool.random(using: &random) { try await open(network.browser()) }
        drawNetwork()
        for _ in 0..<Int.random(in: 8...20, using: &random) {
            try live()
        }
        calm()
        network.run(for: 40_000)
        return history.end(name: "interleaving \(seed)")
    }

    private func open(_ browser: SimulatedBrowser) async throws {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            typists.append(Typist(try await browser.open("/draft")))
            network.run(for: 0.5)
        }
    }

    /// Lets something happen.
    private func live() throws {
        if Int.random(in: 0..<8, using: &random) == 0 {
            trouble()
        } else {
            try typists.randomElement(using: &random)?.act(&random)
        }
        network.run(for: [0.5, 30, 90, 400].randomElement(using: &random) ?? 1)
    }

    private func drawNetwork() {
        let longest = [5, 100, 800].randomElement(using: &random) ?? 5
        network.latency = .milliseconds(1)...(.milliseconds(longest))
        network.loss = share([0, 0.1, 0.4])
        network.duplication = share([0, 0.3])
        network.reordering = share([0, 0.3])
        network.frameLoss = share([0, 0.2])
        network.stalling = share([0, 0.2])
    }

    private func share(_ shares: [Double]) -> Double { shares.randomElement(using: &random) ?? 0 }

    private func trouble() {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: network.state = .down
        case 1: network.state = .silent
        case 2: network.state = .captive
        case 3, 4: network.state = .up
        case 5:
            network.killServer()
            wasKilled = true
        case 6: network.startServer()
        case 7: network.isServerHung.toggle()
        default: network.run(for: Double.random(in: 1_000...30_000, using: &random))
        }
    }

    private var complaint: String? {
        for typist in typists {
            if let complaint = typist.complaint { return complaint }
        }
        return nil
    }

    /// All is well again.
    private func calm() {
        for typist in typists {
            typist.finish()
            typist.isWatching = true
        }
        (network.loss, network.frameLoss, network.reordering, network.stalling) = (0, 0, 0, 0)
        network.startServer()
        network.isServerHung = false
        network.state = .up
    }

    /// When all is well again, what was lost of the streams shows at the next change.
    private func comeToRest() -> String? {
        calm()
        network.run(for: 60_000)
        draft.title.send("the end")
        network.sessions.flush()
        network.run(for: 20_000)
        if let complaint { return complaint }
        for (index, typist) in typists.enumerated() {
            if !typist.tab.isAtRest { return "tab \(index) is not at rest" }
            if !typist.tab.isOnline { return "tab \(index) is not live" }
            guard let page = network.page(of: typist.tab) else { return "tab \(index) is gone" }
            for name in Typist.fields {
                let field = page.document.control(named: name) as? InputElement
                guard field?.value == typist.wanted(name) else {
                    return "“\(name)” of tab \(index) is “\(field?.value ?? "")” on the server, "
                        + "not “\(typist.wanted(name))”"
                }
            }
            let html = BrowserDocument(html: page.document.root.html).html
            guard typist.tab.html == html else { return "\(typist.tab.html) is not \(html)" }
        }
        return savings
    }

    /// An action is carried out once, with the fields as they were when it was started. What a server that was killed
    /// has done is not known.
    private var savings: String? {
        let expected = typists.flatMap(\.saved).sorted()
        if wasKilled ? draft.saved.count <= expected.count : draft.saved.sorted() == expected { return nil }
        return "\(draft.saved) was saved, not \(expected)"
    }
}
