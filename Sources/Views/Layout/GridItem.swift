/// How wide the columns of a ``LazyVGrid`` are.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        /// As wide as the others that are flexible.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many columns as find room that are at least so wide, in pixels.
        case adaptive(minimum: Double, maximum: Double = .infinity)
        /// Some pixels; shown like a flexible one.
        case fixed(Double)
    }

    let size: Size
    let spacing: Double?

    /// - Parameters:
    ///   - size: the column's width.
    ///   - spacing: the room between columns in pixels; that of the first item holds for all.
    public init(_ size: Size = .flexible(), spacing: Double? = nil) {
        self.size = size
        self.spacing = spacing
    }
}

extension [GridItem] {
    /// The style sheet's word for such columns.
    var columnsClass: String {
        for item in self {
            guard case .adaptive(let minimum, _) = item.size else { continue }
            return "fit-\(Int(minimum.step(among: Self.steps)))"
        }
        return "\(Swift.min(Swift.max(count, 1), 12))"
    }

    private static var steps: [Double] { [80, 120, 160, 200, 240, 280, 320, 400] }
}
