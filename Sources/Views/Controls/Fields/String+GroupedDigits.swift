extension String {
    /// The digits before the point in groups of three: "1,234.5".
    var groupedDigits: String {
        let whole = prefix { $0 != "." && $0 != "e" }
        let sign = whole.prefix { $0 == "-" }
        let digits = Array(whole.dropFirst(sign.count))
        guard digits.allSatisfy(\.isNumber), whole.endIndex == endIndex || self[whole.endIndex] == "." else {
            return self
        }
        var text = String(sign)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text + self[whole.endIndex...]
    }
}
