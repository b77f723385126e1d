public import DOM

/// The time that figures are shown of: up to now, or between two moments.
///
/// ```swift
/// struct BoilerView: View {
///     let recorder: Recorder
///     @Query("range") private var range = FigureRange.live
///
///     var body: some View {
///         FigureRangePicker(selection: $range)
///         LiveChart("Level", of: recorder, ["Level": Series("tank.level")], range: range)
///     }
/// }
/// ```
public enum FigureRange: Hashable, Sendable {
    /// The last five minutes, as they pass.
    case live
    /// The last hour.
    case hour
    /// The last 24 hours.
    case day
    /// The last seven days.
    case week
    /// The last 30 days.
    case month
    /// From one moment to a later one.
    case between(Moment, Moment)
}

extension FigureRange {
    /// From when to when it is at a moment.
    public func moments(at now: Moment) -> Range<Moment> {
        switch self {
        case .between(let start, let end): Range(from: start, to: end)
        default: Range(from: now.advanced(by: .seconds(-seconds)), to: now)
        }
    }

    /// Those up to now, the shortest first.
    static let upToNow: [FigureRange] = [.live, .hour, .day, .week, .month]

    /// What people call it.
    var title: String {
        switch self {
        case .live: "Live"
        case .hour: "1 h"
        case .day: "24 h"
        case .week: "7 d"
        case .month: "30 d"
        case .between: "Between"
        }
    }

    /// How many figures of a series are drawn at most: live each of them.
    static let points = 160

    /// The time after which there may be another one to be drawn.
    var interval: Duration { .milliseconds(seconds * 1000 / Double(Self.points)) }

    /// When it is over: from then on it is always the same.
    var end: Moment? {
        if case .between(_, let end) = self { end } else { nil }
    }

    private var seconds: Double {
        switch self {
        case .live: 300
        case .hour: 3_600
        case .day: 86_400
        case .week: 7 * 86_400
        case .month: 30 * 86_400
        case .between(let start, let end): start.duration(to: end).inSeconds
        }
    }
}

extension FigureRange: LosslessStringConvertible {
    /// As it stands in an address: `24h`, or `2026-03-01T09:00:00Z/2026-03-01T10:30:00Z`.
    public var description: String {
        switch self {
        case .live: "live"
        case .hour: "1h"
        case .day: "24h"
        case .week: "7d"
        case .month: "30d"
        case .between(let start, let end): "\(start)/\(end)"
        }
    }

    /// Reads one; nil if it is none, or ends before it begins.
    public init?(_ description: String) {
        if let known = Self.upToNow.first(where: { $0.description == description }) {
            self = known
            return
        }
        let words = description.split(separator: "/", omittingEmptySubsequences: false)
        guard words.count == 2, let start = Moment(String(words[0])), let end = Moment(String(words[1])),
            start < end
        else { return nil }
        self = .between(start, end)
    }
}
