/// Keeps what a page has stored where it outlives the server: with the browser that shows the page.
@MainActor
package protocol SceneKeeper: AnyObject {
    /// The values stored on the page when it was open before; empty if it is opened for the first time.
    var restoredScene: [String: SceneValue] { get }

    /// Makes a text of what is stored, for the browser to hand back when the page is opened again; `nil` if there is
    /// nothing to hand back.
    func keep(_ scene: [String: SceneValue]) -> String?
}
