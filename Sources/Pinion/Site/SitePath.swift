/// The path that a site lies below: `/admin`, or nothing for all of an origin.
struct SitePath: Sendable, Hashable {
    /// With a slash before it and none behind it; empty for the root.
    let text: String

    /// Reads "/", "/admin" or "/admin/"; nil for anything else.
    init?(_ text: String) {
        var text = Substring(text)
        if text.last == "/" { text = text.dropLast() }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard
            text.isEmpty || parts.first == "" && parts.count > 1 && parts.dropFirst().allSatisfy(Self.isPart)
        else { return nil }
        self.text = String(text)
    }

    private static func isPart(_ part: Substring) -> Bool {
        !part.isEmpty && part != "." && part != ".."
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"), UInt8(ascii: "~"):
                    true
                default: false
                }
            }
    }

    /// What is left of a path below this one: "/" for itself; nil for a path elsewhere.
    func path(below path: String) -> String? {
        guard !text.isEmpty else { return path }
        guard path.hasPrefix(text) else { return nil }
        let rest = path.dropFirst(text.count)
        return rest.isEmpty ? "/" : rest.first == "/" ? String(rest) : nil
    }
}
