extension [UInt8] {
    /// Two digits a byte, in small letters.
    var hexadecimal: String {
        String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// - Returns: `nil` unless the text is made of pairs of digits in small letters alone.
    init?(hexadecimal text: String) {
        var values: [UInt8] = []
        for unit in text.utf8 {
            guard let value = digits.firstIndex(of: unit) else { return nil }
            values.append(UInt8(value))
        }
        guard values.count.isMultiple(of: 2) else { return nil }
        self = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}

private let digits = Array("0123456789abcdef".utf8)
