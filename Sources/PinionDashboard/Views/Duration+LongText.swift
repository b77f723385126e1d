extension Duration {
    /// For people to read: 3 h 20 min.
    var longText: String {
        let seconds = components.seconds
        let minutes = seconds / 60
        if seconds < 60 { return "\(seconds) s" }
        if minutes < 60 { return "\(minutes) min" }
        if minutes < 2 * 1_440 { return "\(minutes / 60) h \(minutes % 60) min" }
        return "\(minutes / 1_440) days"
    }
}
