/// What people may change of a table's column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Its width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 1)
    /// Whether it is shown.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 2)
    /// All of it.
    public static let all: TableColumnCustomizationBehavior = [.resize, .visibility]
}
