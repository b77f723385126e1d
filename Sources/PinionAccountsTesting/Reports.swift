internal import Synchronization

/// What accounts say before there is an app that takes it, and after.
final class Reports: Sendable {
    private let state = Mutex<(lines: [String], report: (@Sendable (String) -> Void)?)>(([], nil))

    func add(_ line: String) {
        let report = state.withLock { state in
            if state.report == nil { state.lines.append(line) }
            return state.report
        }
        report?(line)
    }

    func pass(to report: @escaping @Sendable (String) -> Void) {
        let lines = state.withLock { state in
            state.report = report
            return state.lines
        }
        for line in lines { report(line) }
    }
}
