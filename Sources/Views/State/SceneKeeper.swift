/// Keeps what a page has stored where it outlives the server: with the browser that shows the page.
@MainActor
package protocol SceneKeeper: AnyObject {
    /// The values stored on the page when it was open before; empty if it is opened for the first time.
    var restoredScene: [String: SceneValue] { get }

    /// Makes a text of what is stored, for the browser to hand back when the page is opened again; `nil` if there is
    /// nothing to hand back.
    func keep(_ scene: [String: SceneValue]) -> String?

    /// Signs a text that is to stand in the page's address: nobody else can make one. Nil if it cannot be signed.
    func seal(_ text: String) -> String?

    /// What the visitor's browser keeps for the site; nil if nobody keeps it.
    var visitorStore: VisitorStore? { get }

    /// The text that was signed so, for the same page and person; nil if it is none.
    func open(sealed text: String) -> String?
}

extension SceneKeeper {
    package func seal(_ text: String) -> String? { nil }

    package func open(sealed text: String) -> String? { nil }

    package var visitorStore: VisitorStore? { nil }
}
