/// A series of figures: its name, its labels, and how it is measured.
///
/// ```swift
/// let series = Series("requests", ["path": "/people"], .counter)
/// ```
public struct Series: Hashable, Sendable {
    /// How the figures of a series come about.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Something that is counted: its figures are how many a second. Nothing counted is 0.
        case counter
        /// Something that is looked at: where nobody looked there is a gap.
        case gauge
        /// Something that stays as it was set, until it is set again.
        case meter
        /// How long something took, in seconds, with quantiles. Where nothing was timed there is a gap.
        case timer
    }

    /// What is measured: `memory.used`.
    public let name: String
    /// Which one of several: `["interface": "eth0"]`.
    public let labels: [String: String]
    /// How it is measured.
    public let kind: Kind

    /// Names a series.
    ///
    /// - Parameters:
    ///   - name: what is measured; its first 200 characters count.
    ///   - labels: which one of several; of names and values likewise the first 200 characters.
    ///   - kind: how it is measured.
    public init(_ name: String, _ labels: [String: String] = [:], _ kind: Kind = .gauge) {
        self.name = name.shortened
        let short = labels.map { ($0.key.shortened, $0.value.shortened) }
        self.labels = Dictionary(short) { one, other in min(one, other) }
        self.kind = kind
    }
}

extension Series: Comparable {
    /// By name, then by labels, as one would look them up.
    public static func < (one: Series, other: Series) -> Bool {
        if one.name != other.name { return one.name < other.name }
        return (one.description, one.kind.rawValue) < (other.description, other.kind.rawValue)
    }
}

extension Series: CustomStringConvertible {
    /// The name and the labels: `traffic{interface="eth0"}`.
    public var description: String {
        guard !labels.isEmpty else { return name }
        let words = labels.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
        return "\(name){\(words.joined(separator: ","))}"
    }
}

extension Series {
    /// Where that goes which has no room: the same name with every label `other`, or for a name that is not known yet,
    /// the series `other`.
    func other(keepingName: Bool) -> Series {
        keepingName && !labels.isEmpty
            ? Series(name, labels.mapValues { _ in "other" }, kind) : Series("other", [:], kind)
    }

    /// What it takes in memory, roughly.
    var byteCount: Int {
        name.utf8.count + labels.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 64 } + 64
    }
}

extension String {
    fileprivate var shortened: String { utf8.count <= 200 ? self : String(prefix(200)) }
}
