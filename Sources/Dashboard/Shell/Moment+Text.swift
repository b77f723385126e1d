import PinionAccounts

extension Moment {
    /// The day and the time in UTC: `2026-02-28 09:30`.
    nonisolated var minuteText: String {
        let text = description
        guard let mark = text.firstIndex(of: "T") else { return text }
        return "\(text[..<mark]) \(text[mark...].dropFirst().prefix(5))"
    }
}
