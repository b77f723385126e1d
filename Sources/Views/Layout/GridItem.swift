/// How wide the columns of a ``LazyVGrid`` are.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        /// As wide as the others that are flexible, within limits in pixels.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many columns as find room that are at least so wide, in pixels, and at most so wide.
        case adaptive(minimum: Double, maximum: Double = .infinity)
        /// Some pixels.
        case fixed(Double)
    }

    let size: Size
    let spacing: Double?
    var alignment: Alignment?

    /// - Parameters:
    ///   - size: the column's width.
    ///   - spacing: the room between columns in pixels; that of the first item holds for all.
    public init(_ size: Size = .flexible(), spacing: Double? = nil) {
        self.size = size
        self.spacing = spacing
    }
}

extension [GridItem] {
    /// The columns as CSS writes them. Only one adaptive item is possible; further ones are flexible.
    var template: String {
        var tracks: [(text: String, count: Int)] = []
        var isAdaptive = false
        for item in self {
            let text: String
            if case .adaptive(let minimum, let maximum) = item.size, !isAdaptive {
                isAdaptive = true
                text = "repeat(auto-fill,\(GridItem.track(minimum, maximum)))"
            } else {
                text = item.track
            }
            if tracks.last?.text == text {
                tracks[tracks.count - 1].count += 1
            } else {
                tracks.append((text, 1))
            }
        }
        if tracks.isEmpty { tracks = [(GridItem().track, 1)] }
        return tracks.map { $0.count > 1 ? "repeat(\($0.count),\($0.text))" : $0.text }.joined(separator: " ")
    }
}

extension GridItem {
    fileprivate var track: String {
        switch size {
        case .flexible(let minimum, let maximum) where minimum <= 10 && maximum == .infinity: "minmax(0,1fr)"
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            Self.track(minimum, maximum)
        case .fixed(let width): Swift.max(width, 0).length
        }
    }

    /// What is to be wide all the same has to find room on a telephone.
    fileprivate static func track(_ minimum: Double, _ maximum: Double) -> String {
        "minmax(min(100%,\(Swift.max(minimum, 1).length)),\(maximum == .infinity ? "1fr" : maximum.length))"
    }
}
