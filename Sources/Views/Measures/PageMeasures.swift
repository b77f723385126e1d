package import DOM

/// What the browser has measured of a page: of the elements that ask, and of no others.
@MainActor
package final class PageMeasures {
    private unowned let graph: ViewGraph
    private let field = MeasuresElement()
    private var followed: [Int: Measured] = [:]
    private var lastNumber = 0
    private var lastSpace = 0

    /// Whether there is a report to be carried out when there is time again.
    private var isWaiting = false
    /// How many have been carried out in this second.
    private var count = 0
    var clock: any Clock<Duration> = ContinuousClock()
    /// How large the browser's window may be, until it has said it.
    var window = Size(width: 1280, height: 800)
    private var measuredWindow: Measured?

    /// What has happened in the browser by itself, as the last report has it.
    private var cause: Int?
    /// The revision that the page has if nothing but the last report has changed it.
    private var answered = -1
    /// How many reports have come that were nothing but answers to what the one before has changed.
    private var rounds = 0

    /// How many reports are carried out in a second; of more the latest is, when the second is over.
    static let limit = 60
    /// After how many rounds a page that changes whenever it is measured is given up.
    static let maximumRounds = 64

    init(_ graph: ViewGraph) {
        self.graph = graph
        graph.page.add(field, script: "/measures.js")
        field.onEdit = { [weak self] _ throws(FieldError) in self?.follow() }
    }
}

extension PageMeasures {
    /// Has the browser say how large an element is, until ``Measured/leave()``.
    ///
    /// - Parameters:
    ///   - box: which of its boxes.
    ///   - viewType: the view that has to be named if it cannot come to rest.
    package func follow(
        _ element: Element, _ box: Measured.Box = .border, for viewType: any Any.Type
    ) -> Measured {
        let known = element.measureRequests.compactMap { followed[$0.number] }.first { $0.box == box }
        let measured = known ?? add(element, box, viewType)
        measured.join()
        return measured
    }

    /// A number for an element that others are to stand in: its `data-space`.
    package func makeSpace() -> Int {
        lastSpace += 1
        return lastSpace
    }

    /// How large the browser's window is, for who is to be evaluated again when that changes.
    var windowSize: Size {
        let measured = measuredWindow ?? follow(field, for: ViewGraph.self)
        measuredWindow = measured
        return measured.size ?? window
    }

    /// The same, for a guess.
    var knownWindow: Size { measuredWindow?.latestSize ?? window }

    /// The element around all that is on the page.
    var page: Element { graph.page.element }

    func forget(_ measured: Measured) {
        followed[measured.number] = nil
    }

    private func add(_ element: Element, _ box: Measured.Box, _ viewType: any Any.Type) -> Measured {
        lastNumber += 1
        let measured = Measured(lastNumber, element, box, for: viewType, in: self)
        followed[lastNumber] = measured
        return measured
    }
}

extension PageMeasures {
    /// A browser has measured, or says so.
    private func follow() {
        guard count < Self.limit else {
            isWaiting = true
            return
        }
        guard let report = field.report else { return }
        if count == 0 { startSecond() }
        count += 1
        take(report)
    }

    private func startSecond() {
        Task { [weak self, clock] in
            try? await clock.sleep(for: .seconds(1))
            self?.endSecond()
        }
    }

    private func endSecond() {
        count = 0
        guard isWaiting, let report = field.report else { return }
        isWaiting = false
        count = 1
        startSecond()
        take(report)
    }

    private func take(_ report: MeasuresReport) {
        let revision = graph.document?.revision ?? 0
        if report.cause != cause {
            rounds = 0
        } else if revision == answered {
            rounds += 1
        } else {
            // Something else has changed the page as well, a clock for example.
            rounds = max(rounds - 8, 0)
        }
        cause = report.cause
        guard rounds < Self.maximumRounds else { return giveUp(report) }
        for entry in report.entries { _ = followed[entry.number]?.take(entry) }
        answered = revision + 1
    }

    private func giveUp(_ report: MeasuresReport) {
        answered = (graph.document?.revision ?? 0) + 1
        let names = Set(report.entries.compactMap { followed[$0.number].map { "\($0.viewType)" } }).sorted()
        graph.reportOnce(
            """
            \(names.joined(separator: ", ")) changes what is measured whenever it is: stopped after \
            \(Self.maximumRounds) rounds.
            """)
    }
}
