/// Keeps whoever comes waiting until it is opened, even if they are cancelled meanwhile.
@MainActor
final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?
    private var watching: CheckedContinuation<Void, Never>?

    /// Waits until the gate is opened.
    func pass() async {
        await withCheckedContinuation { continuation in
            waiting = continuation
            watching?.resume()
            watching = nil
        }
    }

    /// Waits until somebody waits here.
    func arrival() async {
        guard waiting == nil else { return }
        await withCheckedContinuation { watching = $0 }
    }

    func open() {
        waiting?.resume()
        waiting = nil
    }
}
