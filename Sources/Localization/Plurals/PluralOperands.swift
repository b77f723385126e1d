/// What plural rules ask of a number, as UTS #35 names it.
struct PluralOperands {
    /// The number itself, without its sign.
    let n: Double
    /// Its whole part.
    let i: UInt64
    /// The number of digits that are written behind the point, and these as a number.
    var v = 0
    var f: UInt64 = 0
    /// The same without the zeros at their end.
    var w = 0
    var t: UInt64 = 0

    init(_ number: Int) {
        i = UInt64(number.magnitude)
        n = Double(i)
    }

    /// - Parameter fractionLength: the number of digits that are written behind the point.
    init(_ number: Double, fractionLength: Int) {
        let size = number.isFinite ? abs(number) : 0
        let length = min(max(fractionLength, 0), 15)
        var scale: UInt64 = 1
        for _ in 0..<length { scale *= 10 }
        let scaled = (size * Double(scale)).rounded(.toNearestOrEven)
        guard let digits = UInt64(exactly: scaled) else {
            n = size
            i = size < 1e19 ? UInt64(size) : .max
            return
        }
        i = digits / scale
        v = length
        f = digits % scale
        n = Double(digits) / Double(scale)
        (w, t) = (v, f)
        while w > 0, t % 10 == 0 { (w, t) = (w - 1, t / 10) }
    }

    subscript(name: Character) -> Double {
        switch name {
        case "n": n
        case "i": Double(i)
        case "v": Double(v)
        case "w": Double(w)
        case "f": Double(f)
        case "t": Double(t)
        // Powers of ten are written by nobody here.
        default: 0
        }
    }
}
