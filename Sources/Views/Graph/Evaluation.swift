internal import Dispatch

/// The evaluation of the moment.
@MainActor
enum Evaluation {
    /// The place that reads.
    @exclusivity(unchecked) static var reader: Node?

    /// An observed property that was read at a place is about to change, on whatever thread.
    nonisolated static func changed(_ node: Node?) {
        guard let node else { return }
        if isOnMainActor {
            MainActor.assumeIsolated { node.invalidate() }
        } else {
            Task { @MainActor in node.invalidate() }
        }
    }

    /// Tells the program's author what is wrong with the view that is being evaluated.
    nonisolated static func report(_ problem: String) {
        guard isOnMainActor else { return }
        MainActor.assumeIsolated { reader?.graph.reportOnce(problem) }
    }

    /// Whether the code that is running is that of the main actor.
    nonisolated static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

    /// Marks the queue that the main actor runs on.
    private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
