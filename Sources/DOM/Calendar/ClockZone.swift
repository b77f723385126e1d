internal import Glibc

/// A time zone: how far the clocks on its walls are from Greenwich's.
///
/// ```swift
/// let noon = Moment("2026-02-28T12:00:00Z")!
/// print(noon.dateAndTime(in: ClockZone(offset: 3600)))  // 2026-02-28T13:00
/// ```
public struct ClockZone: Hashable, Sendable {
    /// The same offset all the year; nil in the machine's zone.
    private let fixed: Int?

    private init(fixed: Int?) {
        self.fixed = fixed
    }

    /// Makes a zone whose clocks are always so many seconds ahead, behind if the number is negative: a day at most.
    public init(offset: Int) {
        self.init(fixed: min(max(offset, -86_400), 86_400))
    }

    /// The zone of this machine, with its summer time.
    public static let machine = ClockZone(fixed: nil)
    /// Greenwich's, without summer time.
    public static let greenwich = ClockZone(offset: 0)

    /// How many seconds the clocks are ahead of Greenwich's at a moment.
    public func offset(at moment: Moment) -> Int {
        if let fixed { return fixed }
        var seconds = time_t(moment.millisecondsSince1970 / 1000)
        var parts = tm()
        return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
}
