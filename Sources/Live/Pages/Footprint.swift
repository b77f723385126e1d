/// What pages take: how many they are, of how many elements, and about how many bytes are in memory for them.
package struct Footprint: Sendable, Hashable {
    package var pages: Int
    package var elements: Int
    package var bytes: Int

    package init(pages: Int = 0, elements: Int = 0, bytes: Int = 0) {
        self.pages = pages
        self.elements = elements
        self.bytes = bytes
    }
}

extension Footprint {
    /// Whether it is more than a limit in any respect.
    package func exceeds(_ limit: Footprint) -> Bool {
        pages > limit.pages || elements > limit.elements || bytes > limit.bytes
    }

    static func += (sum: inout Footprint, other: Footprint) {
        sum.pages += other.pages
        sum.elements += other.elements
        sum.bytes += other.bytes
    }

    static func -= (sum: inout Footprint, other: Footprint) {
        sum.pages -= other.pages
        sum.elements -= other.elements
        sum.bytes -= other.bytes
    }
}
