/// A limit that a page does not fit below, even if everything has gone that may go for it.
package enum Overrun: Error, Sendable {
    /// What the pages of one session may take.
    case session
    /// What the pages of one address may take.
    case address
    /// What all pages may take: the others are of people who are signed in, or the page is larger than all may be.
    case process
}
