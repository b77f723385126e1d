import PinionAccounts
import PinionDashboard

/// What a rule is about: the series with a name, and with some labels.
nonisolated struct AlertSubject: Hashable {
    let name: String
    let labels: [String: String]
}

nonisolated extension AlertSubject {
    init(_ rule: AlertRule) {
        self.init(name: rule.series, labels: rule.labels)
    }

    /// What rules can be about: each series by itself, and where there are several with a name all of them.
    static func all(of series: [Series]) -> [AlertSubject] {
        var subjects: [AlertSubject] = []
        for (index, one) in series.enumerated() {
            let isFirst = index == 0 || series[index - 1].name != one.name
            let isShared = index + 1 < series.count && series[index + 1].name == one.name
            if isFirst, isShared, !one.labels.isEmpty {
                subjects.append(AlertSubject(name: one.name, labels: [:]))
            }
            let subject = AlertSubject(name: one.name, labels: one.labels)
            if subjects.last != subject { subjects.append(subject) }
        }
        return subjects
    }
}

nonisolated extension AlertSubject: CustomStringConvertible {
    var description: String { Series(name, labels).description }
}
