/// How the addresses that a page's program writes look to its browser.
///
/// A program writes `/jobs` for a page of its own, wherever the site has been put: below a path, perhaps by a proxy that
/// takes the path away again. Addresses of files name their content besides, so that browsers keep them.
package final class SiteAddresses: Sendable {
    /// What comes before the path: "/admin", or nothing.
    package let base: String
    /// The addresses of files, by their paths.
    private let files: [String: String]

    package init(base: String = "", files: [String: String] = [:]) {
        self.base = base
        self.files = files
    }

    /// The same files, with something else before their paths.
    package func with(base: String) -> SiteAddresses { SiteAddresses(base: base, files: files) }

    /// The address of a path of the site; other addresses stay as they are.
    package func callAsFunction(_ address: String) -> String {
        guard Self.isPath(address) else { return address }
        if let file = files[address] { return base + file }
        // A part of a file: "/icons.svg#house".
        guard let hash = address.firstIndex(of: "#"), let file = files[String(address[..<hash])] else {
            return base + address
        }
        return base + file + address[hash...]
    }

    /// The value of an attribute.
    func resolve(_ value: String, of name: StaticString) -> String {
        guard value.utf8.first == UInt8(ascii: "/") else { return value }
        if Self.attributes.contains(where: name.isEqual) { return self(value) }
        // Several addresses, each with its density: "/a.png 1x, /b.png 2x".
        guard name.isEqual(to: "srcset") else { return value }
        return value.split(separator: ",").map { part in
            let words = part.split(separator: " ", maxSplits: 1)
            return ([self(String(words[0]))] + words.dropFirst().map(String.init)).joined(separator: " ")
        }.joined(separator: ", ")
    }

    private static func isPath(_ address: String) -> Bool {
        address.utf8.first == UInt8(ascii: "/") && address.utf8.dropFirst().first != UInt8(ascii: "/")
    }

    /// Those that browsers, or the script, take for addresses.
    private static let attributes: [StaticString] = [
        "href", "src", "action", "formaction", "poster", "data-upload",
    ]
}
