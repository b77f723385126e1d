internal import Synchronization

/// What goes on on a site.
///
/// | series | what it is |
/// |---|---|
/// | `site.sessions`, `site.pages`, `site.streams` | how many there are |
/// | `site.requests`, `site.messages`, `site.frames`, `site.bytes`, `site.turns` | how many a second |
/// | `site.slow` | turns that kept everyone waiting for more than 50 ms, a second |
/// | `site.turn` | how long a turn takes on average, in seconds |
/// | `site.wait` | how long the main actor kept this source waiting, in seconds |
///
/// The site is asked at each reading, and what it tells is recorded at the next one.
public struct SiteSource: FigureSource {
    private let site: Site
    private let shared = Shared()

    private final class Shared: Sendable {
        let rates = Mutex(Rates())
        let question = Question<Answer>()
    }

    /// What the main actor has told.
    private struct Answer: Sendable {
        let metrics: SiteMetrics
        let asked: ContinuousClock.Instant
        let told: ContinuousClock.Instant
    }

    /// - Parameter site: the site. It is kept as long as the source is.
    public init(_ site: Site) {
        self.site = site
    }

    public func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        if let answer = shared.question.takeAnswer() {
            recorder.timer("site.wait").record(max(answer.asked.duration(to: answer.told), .zero))
            record(answer.metrics, on: recorder, at: answer.told)
        }
        // While the main actor is busy there is a gap, and no queue.
        guard shared.question.begin() else { return }
        Task { @MainActor in
            shared.question.end(Answer(metrics: site.metrics, asked: instant, told: .now))
        }
    }

    /// Records the figures of a moment.
    func record(_ metrics: SiteMetrics, on recorder: Recorder, at instant: ContinuousClock.Instant) {
        shared.rates.withLock { SiteFigures(metrics).record(on: recorder, [:], &$0, at: instant) }
    }
}
