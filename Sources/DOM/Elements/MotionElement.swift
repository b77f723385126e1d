/// What a browser says of motion on a page, as a field that nobody sees.
///
/// The script `motion.js` enters two digits into it: whether its person has asked for less motion, and whether
/// somebody can see the page.
@MainActor
package final class MotionElement: ScriptField {
    package init() {
        super.init(name: "@motion", maximumLength: 2, refusal: "This field takes two digits, each 0 or 1.")
    }

    /// Whether the page's person has asked for less motion.
    package var isReduced: Bool { current.first == "1" }

    /// Whether somebody can see the page.
    package var isWatched: Bool { current.last == "1" }

    override func takes(_ text: String) -> Bool {
        text.isEmpty || (text.utf8.count == 2 && text.allSatisfy { $0 == "0" || $0 == "1" })
    }
}
