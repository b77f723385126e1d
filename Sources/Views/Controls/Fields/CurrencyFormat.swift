public import DOM

/// An amount of money: "€1,234.50".
///
/// ```swift
/// Text(price, format: .currency(code: "EUR"))
/// ```
public struct CurrencyFormat: FieldFormat, Sendable {
    let code: String

    public var kind: InputElement.Kind { .number }

    /// In a field the amount stands alone.
    public func text(of value: Double) -> String { value.text(fractionLength: fractionLength) }

    public func value(of text: String) throws(FieldError) -> Double { try DecimalFormat().value(of: text) }

    public func displayText(of value: Double) -> String {
        // The sign of the rounded amount: less than a cent is nothing.
        let text = value.text(fractionLength: fractionLength)
        let sign = text.prefix { $0 == "-" }
        let amount = String(text.dropFirst(sign.count)).groupedDigits
        let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"]
        return symbols[code].map { "\(sign)\($0)\(amount)" } ?? "\(sign)\(code) \(amount)"
    }

    private var fractionLength: Int { code == "JPY" || code == "KRW" ? 0 : 2 }
}

extension FieldFormat where Self == CurrencyFormat {
    /// An amount in a currency, by its code of three letters.
    public static func currency(code: String) -> CurrencyFormat { CurrencyFormat(code: code) }
}
