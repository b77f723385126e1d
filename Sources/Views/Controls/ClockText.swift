internal import DOM

/// A text that goes on by itself: how long it is to a time, or since.
///
/// The browser counts, by the script `clock.js`: nothing is sent for it. Without the script it says what it was when the
/// page was made. Times are seconds since 1970 began.
package struct ClockText: Equatable {
    /// How it is written.
    package enum Style: String {
        /// 2 hours, 23 minutes
        case relative
        /// +2 hours
        case offset
        /// 2:23:08
        case timer
    }

    let style: Style
    let start: Double
    /// The end of what is counted; nil if it has none.
    let end: Double?
    let pause: Double?
    let countsDown: Bool
    let showsHours: Bool

    /// A text about one time.
    package init(_ style: Style, _ time: Double) {
        self.init(style, start: time, end: nil, pause: nil, countsDown: false, showsHours: true)
    }

    /// The time that is left of an interval, or that is over.
    package init(from start: Double, until end: Double, pause: Double?, countsDown: Bool, showsHours: Bool) {
        self.init(
            .timer, start: start, end: end, pause: pause, countsDown: countsDown, showsHours: showsHours)
    }

    private init(
        _ style: Style, start: Double, end: Double?, pause: Double?, countsDown: Bool, showsHours: Bool
    ) {
        // As far as numbers of a script are exact.
        let limit = 9e12
        func bounded(_ time: Double) -> Double { time.isNaN ? 0 : min(max(time, -limit), limit) }
        self.style = style
        self.start = bounded(start)
        self.end = end.map { max(bounded($0), bounded(start)) }
        self.pause = pause.map(bounded)
        self.countsDown = countsDown
        self.showsHours = showsHours
    }
}

extension ClockText {
    /// What it says now, in English.
    package var text: String { text(at: Moment.now.secondsSince1970) }

    /// What it says at a time.
    func text(at now: Double) -> String {
        switch style {
        case .timer: Self.clock(seconds(at: now), showsHours: showsHours)
        case .relative: Self.words(abs(now - start).rounded(.down), count: 2)
        case .offset: (start < now ? "-" : "+") + Self.words(abs(now - start).rounded(.down), count: 1)
        }
    }

    /// How much of the interval is left, or over: 0…1.
    func fraction(at now: Double) -> Double {
        guard let end, end > start else { return countsDown ? 0 : 1 }
        let over = (min(max(min(now, pause ?? now), start), end) - start) / (end - start)
        return countsDown ? 1 - over : over
    }

    /// Whole seconds, up where it counts down.
    private func seconds(at now: Double) -> Double {
        guard let end else { return abs(now - start).rounded(.down) }
        let time = min(max(min(now, pause ?? now), start), end)
        return countsDown ? (end - time).rounded(.up) : (time - start).rounded(.down)
    }

    private static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = Int64(seconds)
        let hours = showsHours ? whole / 3600 : 0
        let minutes = whole / 60 - hours * 60
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }

    private static func words(_ seconds: Double, count: Int) -> String {
        let units: [(name: String, seconds: Double)] = [
            ("year", 31_557_600), ("month", 2_629_800), ("day", 86400), ("hour", 3600), ("minute", 60),
            ("second", 1),
        ]
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        var rest = seconds
        var words: [String] = []
        for unit in units[first...].prefix(count) {
            let number = (rest / unit.seconds).rounded(.down)
            rest -= number * unit.seconds
            if words.isEmpty || number > 0 {
                words.append("\(Int64(number)) \(unit.name)\(number == 1 ? "" : "s")")
            }
        }
        return words.joined(separator: ", ")
    }
}

extension ClockText {
    /// Writes down in an element what the script counts.
    @MainActor
    func show(in element: Element) {
        element["data-clock"] = style.rawValue
        element["data-start"] = start.shortText
        element["data-end"] = end?.shortText
        element["data-pause"] = pause?.shortText
        element["data-counts"] = countsDown ? "down" : "up"
        element["data-hours"] = showsHours ? nil : "no"
    }

    /// The script that counts; each element that is counted in brings it along.
    @MainActor
    static func makeScript() -> Element {
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/clock.js"
        return script
    }
}
