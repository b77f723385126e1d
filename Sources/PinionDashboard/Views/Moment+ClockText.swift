internal import DOM

extension Moment {
    /// What the machine's clock shows then, with seconds: 09:30:05.
    var clockText: String {
        let time = dateAndTime(in: .machine).time
        return [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
            .joined(separator: ":")
    }
}

extension Duration {
    /// Its length in seconds.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }

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

extension String {
    /// With a capital at its beginning.
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
