internal import Synchronization

/// What somebody is asked who answers when they come to it. The answer is taken at the next reading: each span then has the one
/// that came in it, however late, and never has the next span two while this one has none.
final class Question<Answer: Sendable>: Sendable {
    private let state = Mutex<(isAsked: Bool, answer: Answer?)>((false, nil))
}

extension Question {
    /// The answer that has come since the last time.
    func takeAnswer() -> Answer? {
        state.withLock { state in
            defer { state.answer = nil }
            return state.answer
        }
    }

    /// Whether one may ask now: the last question has been answered.
    func begin() -> Bool {
        state.withLock { state in
            defer { state.isAsked = true }
            return !state.isAsked
        }
    }

    func end(_ answer: Answer) { state.withLock { $0 = (false, answer) } }
}
