/// A browser's end of a simulated network, with its cookie.
@MainActor
final class NetworkLine: Wire {
    private unowned let network: SimulatedNetwork
    let cookie = SimulatedServer.Cookie()
    let agenda: Agenda

    init(_ network: SimulatedNetwork) {
        self.network = network
        agenda = network.agenda
    }

    func random() -> Double { network.generator.fraction() }

    func send(_ request: WireRequest, hear: @escaping (WireEvent) -> Void) -> WireCall {
        network.carry(request, cookie, hear)
    }

    /// Loads a page at once, whatever the network does.
    func load(_ address: String) async throws -> (FreshPage, address: String) {
        guard network.isServerRunning else { throw TestFailure("The server is not running.") }
        let answer = await withCheckedContinuation { continuation in
            network.server.answer(.page(address: address, scene: ""), cookie, nil) { _ in
            } _: {
                continuation.resume(returning: $0)
            }
        }
        guard let page = answer.page else { throw TestFailure("There is no page at \(address).") }
        return (page, answer.movedTo ?? address)
    }
}
