/// How far a ``SectorMark`` goes from the middle of its chart.
///
/// ```swift
/// SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
/// ```
///
/// A number alone is a length in pixels. Pixels are those of a pie that is 200 wide; a larger one is larger as a whole.
public struct MarkDimension: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic
        case fixed(Double)
        case inset(Double)
        case ratio(Double)
    }

    private let kind: Kind

    /// As far as suits: from the middle to the edge.
    public static let automatic = MarkDimension(kind: .automatic)

    /// So many pixels.
    public static func fixed(_ length: Double) -> MarkDimension { MarkDimension(kind: .fixed(length)) }

    /// So many pixels less than as far as the edge.
    public static func inset(_ length: Double) -> MarkDimension { MarkDimension(kind: .inset(length)) }

    /// A part of the way to the edge, from 0 to 1.
    public static func ratio(_ part: Double) -> MarkDimension { MarkDimension(kind: .ratio(part)) }
}

extension MarkDimension: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}

extension MarkDimension: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { kind = .fixed(value) }
}

extension MarkDimension {
    /// The length, from 0 to that of the way to the edge.
    func length(of whole: Double, automatic: Double) -> Double {
        let length =
            switch kind {
            case .automatic: automatic
            case .fixed(let length): length
            case .inset(let length): whole - length
            case .ratio(let part): whole * part
            }
        return length.isNaN ? automatic : min(max(length, 0), whole)
    }
}
