/// What stands behind the "?" of the page's address, as a field that nobody sees.
///
/// The script `address.js` shows its value in the address, and enters there what a person goes back or forward to.
@MainActor
package final class AddressElement: ScriptField {
    /// The field's name, which no control of a program has.
    package static let fieldName = "@query"

    private var steps = 0
    private var tops = 0

    package init(_ query: String) {
        // More bytes than an address has that the server reads.
        super.init(
            name: Self.fieldName, value: Self.text(query), maximumLength: 8_192,
            refusal: "A query begins with a question mark and has no spaces.")
        self["data-address"] = "0"
    }

    /// What stands behind the "?".
    package var query: String { String(value.dropFirst()) }

    /// Shows another query.
    ///
    /// - Parameter change: whether the browser can go back to the one before, or is to go back itself.
    package func show(_ query: String, _ change: AddressChange) {
        value = Self.text(query)
        guard change != .replace else { return }
        steps += change == .forward ? 1 : -1
        self["data-address"] = "\(steps)"
    }

    /// Other views are above the rest of the page now, which have a place of their own where they are scrolled to.
    package func noteTop() {
        self["data-top"] = "\(tops)"
        tops += 1
    }

    override func takes(_ text: String) -> Bool {
        (text.isEmpty || text.utf8.first == UInt8(ascii: "?")) && text.utf8.allSatisfy { $0 > 0x20 }
    }

    private static func text(_ query: String) -> String { query.isEmpty ? "" : "?" + query }
}

/// The way in which the browser comes to show another address of the page.
package enum AddressChange: Sendable {
    /// The address takes the place of the former one.
    case replace
    /// It is a step: the browser can go back to the former one.
    case forward
    /// It is where the browser has been: it goes back there, if it can.
    case back
}
