internal import Glibc

extension Double {
    static func log10(_ number: Double) -> Double { Glibc.log10(number) }

    /// A power of ten.
    static func power10(_ exponent: Int) -> Double { Glibc.pow(10, Double(exponent)) }
}
