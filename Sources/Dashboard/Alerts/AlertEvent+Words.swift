import PinionDashboard

extension AlertEvent {
    /// What it says in the language of the page.
    var words: LocalizedStringKey {
        let (series, bound, worst) = (
            series.description, FigureText(rule.bound).description, FigureText(worst).description
        )
        return switch (rule.side, ended == nil) {
        case (.above, true): "\(rule.name): \(series) is above \(bound) (\(worst))"
        case (.above, false): "\(rule.name): \(series) was above \(bound) (\(worst))"
        case (.below, true): "\(rule.name): \(series) is below \(bound) (\(worst))"
        case (.below, false): "\(rule.name): \(series) was below \(bound) (\(worst))"
        }
    }
}

extension AlertRule {
    /// Which figures are out of bounds.
    func boundText(for series: String) -> LocalizedStringKey {
        let bound = FigureText(bound).description
        return switch side {
        case .above: "\(series) above \(bound)"
        case .below: "\(series) below \(bound)"
        }
    }
}
