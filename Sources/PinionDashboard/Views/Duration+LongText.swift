internal import Views

extension Duration {
    /// For people to read: 3 h 20 min.
    @MainActor var longText: String {
        let seconds = Int(clamping: components.seconds)
        let minutes = seconds / 60
        if seconds < 60 { return localized("\(seconds) s") }
        if minutes < 60 { return localized("\(minutes) min") }
        if minutes < 2 * 1_440 { return localized("\(minutes / 60) h \(minutes % 60) min") }
        return localized("\(minutes / 1_440) days")
    }
}
