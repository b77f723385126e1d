/// How a table's column looks as long as people have not said otherwise, and what they may say.
struct ColumnTraits {
    /// The name under which a ``TableColumnCustomization`` has it; nil if people can change nothing of it.
    var id: String?
    var isHidden = false
    var disabled: TableColumnCustomizationBehavior = []
    /// The width, in pixels; nil if it follows from what is in the column.
    private(set) var width: Int?
    private(set) var widths = 24...4_000

    /// Takes a width and its limits, whatever numbers these are.
    mutating func setWidth(_ width: Double?, from least: Double?, to greatest: Double?) {
        let (least, greatest) = (Self.pixels(least) ?? 24, Self.pixels(greatest) ?? 4_000)
        widths = least...max(least, greatest)
        self.width = Self.pixels(width).map { limited($0) }
    }

    /// The nearest width that the column may have.
    func limited(_ width: Int) -> Int {
        min(max(width, widths.lowerBound), widths.upperBound)
    }

    private static func pixels(_ number: Double?) -> Int? {
        guard let number, !number.isNaN else { return nil }
        return Int(min(max(number, 24), 4_000).rounded())
    }
}
