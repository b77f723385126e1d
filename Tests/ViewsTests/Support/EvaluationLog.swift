/// Counts how often bodies are evaluated.
@MainActor
final class EvaluationLog {
    private var counts: [String: Int] = [:]

    /// Called in a body.
    func note(_ name: String) {
        counts[name, default: 0] += 1
    }

    /// What has been counted since the last look.
    func take() -> [String: Int] {
        defer { counts = [:] }
        return counts
    }
}
