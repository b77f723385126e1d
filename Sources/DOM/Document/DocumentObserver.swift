/// The one who follows a document, such as the page that it is opened as.
@MainActor
package protocol DocumentObserver: AnyObject {
    /// Whether a browser follows the document.
    var isFollowed: Bool { get }

    /// The first change since the last commit has been made.
    func documentDidChange()

    /// The last piece of work that the page's answers wait for is done.
    func documentDidComeToRest()

    /// A field for files has come or gone.
    func fileFieldsDidChange()

    /// It turns out that there is nothing at the page's address, or that there is something after all.
    func documentDidTurnOut(missing isMissing: Bool)

    /// There is something that the page's programmer should know.
    func documentReports(_ report: String)
}

extension DocumentObserver {
    package var isFollowed: Bool { true }

    package func documentDidComeToRest() {}

    package func fileFieldsDidChange() {}

    package func documentDidTurnOut(missing isMissing: Bool) {}

    package func documentReports(_ report: String) {}
}
