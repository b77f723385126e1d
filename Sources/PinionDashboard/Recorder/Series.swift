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
    ///   - name: what is measured; as much of it counts as goes into 200 bytes.
    ///   - labels: which one of several: the first 16 by their names, of names and values likewise 200 bytes.
    ///   - kind: how it is measured.
    public init(_ name: String, _ labels: [String: String] = [:], _ kind: Kind = .gauge) {
        self.name = name.shortened
        let short = labels.map { ($0.key.shortened, $0.value.shortened) }
        let named = Dictionary(short) { one, other in min(one, other) }
        self.labels =
            named.count <= Self.maximumLabels
            ? named
            : Dictionary(
                uniqueKeysWithValues: named.sorted { $0.key < $1.key }.prefix(Self.maximumLabels)
                    .map { ($0, $1) })
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
    static let maximumLabels = 16

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
    /// What of it goes into 200 bytes, of a character that has more its beginning.
    fileprivate var shortened: String {
        guard utf8.count > 200 else { return self }
        var end = utf8.index(startIndex, offsetBy: 200)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(unicodeScalars[..<end])
    }
}
