/// A figure for people to read, with as many digits as matter: `80`, `0.912`, `1234.6`.
package struct FigureText: CustomStringConvertible {
    package let description: String

    package init(_ figure: Double) {
        guard figure.isFinite, abs(figure) < 1e15 else {
            description = figure.isFinite ? "\(figure)" : "–"
            return
        }
        let digits = abs(figure) >= 100 ? 10.0 : 1000.0
        let rounded = (figure * digits).rounded() / digits
        description = rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
}
