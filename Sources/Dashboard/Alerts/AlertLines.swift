import PinionAccounts
import PinionDashboard

/// The figures that rules are about, of the last ten minutes, for as long as somebody looks.
final class AlertLines: ObservableObject {
    /// A series, as a line.
    struct Line: Identifiable {
        let series: Series
        let slots: [RecordedSlot]

        var id: String { series.description }
    }

    /// What the chart of a rule shows.
    struct Picture {
        var lines: [Line] = []
        var range = Moment(millisecondsSince1970: 0)...Moment(millisecondsSince1970: 1)
    }

    /// The pictures of the rules, by the names and labels of their series.
    @Published private(set) var pictures: [AlertSubject: Picture] = [:]
    /// What rules can be about.
    @Published private(set) var subjects: [AlertSubject] = []

    private var scales: [Scale.ID: Scale] = [:]
    private let figures: Figures
    private let now: () -> Moment

    /// Between which bounds that of a rule is chosen.
    private struct Scale {
        struct ID: Hashable {
            let rule: AlertRule.ID
            let subject: AlertSubject

            init(_ rule: AlertRule) { (self.rule, subject) = (rule.id, AlertSubject(rule)) }
        }

        var range: ClosedRange<Double>
        var bound: Double
        /// When the bound was there for the first time.
        var moved: Moment
    }

    init(_ figures: Figures, now: @escaping () -> Moment = { .now }) {
        self.figures = figures
        self.now = now
    }
}

extension AlertLines {
    /// Follows the recorder until the task is cancelled.
    func follow() async {
        let ticks = figures.recorder.ticks()
        await read()
        for await _ in ticks { await read() }
    }

    /// Between which bounds a rule's bound is chosen. They only grow until it has stayed for ten seconds: what is dragged
    /// must not move under the hand.
    func bounds(of rule: AlertRule) -> ClosedRange<Double> {
        let id = Scale.ID(rule)
        let new = (pictures[id.subject] ?? Picture()).bounds(around: rule.bound)
        var scale = scales[id] ?? Scale(range: new, bound: rule.bound, moved: now())
        if scale.bound != rule.bound { (scale.bound, scale.moved) = (rule.bound, now()) }
        scale.range =
            min(scale.range.lowerBound, new.lowerBound)...max(scale.range.upperBound, new.upperBound)
        scales[id] = scale
        return scale.range
    }

    /// A bound for a new rule: well above what there is, 100 where there is nothing.
    func suggestedBound(for subject: AlertSubject) async -> Double {
        let picture = await picture(of: subject, until: now())
        let values = picture.lines.flatMap { $0.slots.compactMap { $0.summary?.maximum } }
        let bound = Picture.rounded(2 * (values.max() ?? 0))
        return bound > 0 ? bound : 100
    }

    /// Reads what there is now.
    func read() async {
        let end = now()
        var pictures: [AlertSubject: Picture] = [:]
        for subject in Set(figures.alerts.rules.map(AlertSubject.init)) {
            pictures[subject] = await picture(of: subject, until: end)
        }
        let present = Set(figures.alerts.rules.map(Scale.ID.init))
        let settled = end.advanced(by: .seconds(-10))
        scales = scales.filter { present.contains($0.key) && $0.value.moved > settled }
        self.pictures = pictures
        let subjects = AlertSubject.all(of: figures.recorder.series())
        if subjects != self.subjects { self.subjects = subjects }
    }

    private func picture(of subject: AlertSubject, until end: Moment) async -> Picture {
        let start = end.advanced(by: .seconds(-600))
        var picture = Picture(range: start...end)
        let series = figures.recorder.series(matching: subject.name, subject.labels)
        // More lines than these nobody tells apart.
        for series in series.filter({ $0.name == subject.name }).prefix(8) {
            let slots = await figures.recorder.values(
                of: series, in: Range(from: start, to: end), points: 100)
            picture.lines.append(Line(series: series, slots: slots))
        }
        return picture
    }
}

extension AlertLines.Picture {
    /// Between which bounds a rule's bound is chosen: round numbers around all that there is, the bound included.
    func bounds(around bound: Double) -> ClosedRange<Double> {
        let values = lines.flatMap { $0.slots.compactMap { $0.summary?.mean } } + [bound.isFinite ? bound : 0]
        let least = Self.rounded(-(values.min() ?? 0))
        let most = Self.rounded(values.max() ?? 0)
        return -least...(least + most > 0 ? most : 1)
    }

    /// The next of 1, 2, 5, 10, 20, … that is not smaller; 0 for what is not above it.
    static func rounded(_ value: Double) -> Double {
        guard value > 0, value < 1e15 else { return value > 0 ? 1e15 : 0 }
        var power = 1e-6
        while power * 10 <= value { power *= 10 }
        return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= value } ?? value
    }
}
