internal import Dispatch
internal import Synchronization

/// The figures of other nodes of the same program, read over their `/metrics`.
///
/// ```swift
/// let others = NodeSource([
///     NodeAddress("west", url: "http://10.0.0.2:9100/metrics"),
///     NodeAddress("east", url: "https://east.example/metrics", token: "difference engine"),
/// ])
/// ```
/// Their series are those of ``SiteSource``, and of what else they record where they tell it (``Recorder/metrics()``), with the
/// label `node`; and `node.answers`: 1 if the node has answered, 0 if not.
/// Each is asked by itself, and what it tells is recorded at the next reading: one that hangs holds up no other, and is given
/// up after its time. All together may have half of the series that the recorder has room for, each the same share: what one
/// records beyond that is left out.
public final class NodeSource: FigureSource {
    private let nodes: [Node]

    /// What a node has told; nothing, if it has not answered.
    private struct Answer: Sendable {
        let figures: SiteFigures?
        let told: ContinuousClock.Instant
    }

    private final class Node: Sendable {
        let address: NodeAddress
        let queue: DispatchQueue
        let question = Question<Answer>()
        let rates = Mutex(Rates())

        init(_ address: NodeAddress) {
            self.address = address
            queue = DispatchQueue(label: "pinion.node.\(address.name)")
        }
    }

    private let timeout: Duration

    /// - Parameters:
    ///   - addresses: the nodes, 64 at most.
    ///   - timeout: how long one may take.
    public init(_ addresses: [NodeAddress], timeout: Duration = .seconds(5)) {
        nodes = addresses.prefix(64).map { Node($0) }
        self.timeout = timeout
    }

    public func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        let share = recorder.maximumSeries / 2 / max(nodes.count, 1)
        for node in nodes {
            let labels = ["node": node.address.name]
            if let answer = node.question.takeAnswer() {
                recorder.gauge("node.answers", labels).record(answer.figures == nil ? 0 : 1)
                if let figures = answer.figures {
                    node.rates.withLock { figures.record(on: recorder, labels, &$0, at: answer.told) }
                }
            }
            guard node.question.begin() else { continue }
            node.queue.async { [timeout] in
                let text = try? OutgoingRequest(node.address, timeout: timeout).send()
                let told = ContinuousClock.now
                // Here it may take its time, as it keeps no other source waiting.
                var figures = text.map { SiteFigures($0) }
                figures?.leaveOut(beyond: share, Set(recorder.series(matching: "", labels)), labels)
                node.question.end(Answer(figures: figures, told: told))
            }
        }
    }
}

extension OutgoingRequest {
    /// The question for the figures of a node.
    fileprivate init(_ address: NodeAddress, timeout: Duration) {
        self.init(
            url: address.url, fields: address.token.map { ["Authorization: Bearer \($0)"] } ?? [],
            timeout: timeout)
    }
}
