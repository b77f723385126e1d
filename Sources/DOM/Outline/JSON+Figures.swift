internal import JSON

extension JSON {
    /// A figure: whole if it is, and null if JSON has no word for it.
    static func figure(_ number: Double) -> JSON {
        guard number.isFinite else { return .null }
        return Int(exactly: number).map(JSON.integer) ?? .number(number)
    }
}
