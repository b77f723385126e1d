internal import DOM

extension Moment {
    /// What the machine's clock shows then, with seconds: 09:30:05.
    var clockText: String {
        let time = dateAndTime(in: .machine).time
        return [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
            .joined(separator: ":")
    }
}
