/// What stands at a value of a ``Chart``.
public enum ChartSymbolShape: Sendable {
    case circle, square, triangle, diamond, plus, cross
}

extension ChartSymbolShape {
    /// The outline of a symbol around its middle that is about as large as a circle of this radius; nil for that itself.
    func outline(_ radius: Double) -> String? {
        let (small, large) = (ChartNumber.coordinate(radius * 0.89), ChartNumber.coordinate(radius * 1.25))
        switch self {
        case .circle: return nil
        case .square: return "M-\(small) -\(small)H\(small)V\(small)H-\(small)Z"
        case .triangle: return "M0 -\(large)L\(large) \(small)H-\(large)Z"
        case .diamond: return "M0 -\(large)L\(large) 0L0 \(large)L-\(large) 0Z"
        case .plus: return "M-\(large) 0H\(large)M0 -\(large)V\(large)"
        case .cross: return "M-\(small) -\(small)L\(small) \(small)M\(small) -\(small)L-\(small) \(small)"
        }
    }
}
