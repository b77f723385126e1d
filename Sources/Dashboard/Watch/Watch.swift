import PinionAccounts
import PinionDashboard
import Synchronization

/// What administrators see of the program beside its figures: its log, its requests, its open pages, the processes.
final class Watch {
    /// The site that is watched, once there is one.
    private(set) weak var site: Site?
    private(set) var book = LogBook()
    let processes = Processes()
    /// Reads the site, once there is one.
    let source = SiteLater()
}

extension Watch {
    /// Begins to keep the log of a site, and to read its figures.
    func follow(_ site: Site, _ recorder: Recorder) {
        self.site = site
        book = LogBook(recorder: recorder)
        site.logsRequests = true
        site.log = book.log(passingOnTo: site.log)
        source.read(site)
        site.furtherMetrics = { await recorder.metrics() }
    }
}

/// The figures of a site that is made later than the recorder.
nonisolated final class SiteLater: FigureSource {
    private let source = Mutex<SiteSource?>(nil)

    func read(_ site: Site) { source.withLock { $0 = SiteSource(site) } }

    func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        source.withLock { $0 }?.record(on: recorder, at: instant)
    }
}
