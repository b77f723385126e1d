/// The content of a page: it is asked for its document once, and kept as long as the page is open.
@MainActor
package protocol PageContent: AnyObject {
    /// Makes the page's document.
    ///
    /// - Parameter token: the secret that the page's forms carry.
    func open(token: String) throws -> Document

    /// Shows something above the page, once it is open.
    func add(overlay: Element)
}
