/// Something that can be interpolated: numbers, and what is made of them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes it so many times as large.
    mutating func scale(by rhs: Double)

    /// How large it is, squared.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }

    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
    /// What lies between this and another one, at a share of the way.
    func way(to other: Self, at share: Double) -> Self {
        var rest = other - self
        rest.scale(by: share)
        return self + rest
    }
}
