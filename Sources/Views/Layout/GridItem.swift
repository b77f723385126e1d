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
            if case .adaptive(let minimum, _) = item.size { return "fit-\(Self.step(minimum))" }
        }
        return "\(Swift.min(Swift.max(count, 1), 12))"
    }

    private static let steps = [80, 120, 160, 200, 240, 280, 320, 400]

    /// The step of the style sheet that is nearest to a width in pixels.
    private static func step(_ pixels: Double) -> Int {
        steps.min { abs(Double($0) - pixels) < abs(Double($1) - pixels) } ?? 160
    }
}
