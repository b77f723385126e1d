internal import Accounts

/// What administrators set for the whole dashboard.
package struct DashboardSettings: Hashable, Sendable {
    /// What the site is called.
    package var siteName = "Pinion"

    /// The colour of links and controls, `#rrggbb`, for those who have chosen no theme; empty for the page's own.
    package var accent = ""

    /// Every how many seconds figures are read: one of ``samplings``.
    package var sampling = 2

    /// For how many days figures are kept.
    package var retention = Self.longestRetention

    /// Where alerts are told beside the pages; empty for nowhere.
    package var webhook = ""

    package init() {}
}

extension DashboardSettings {
    /// What ``sampling`` can be.
    package static let samplings = [2, 10, 30, 60]
    /// The most that ``retention`` can be.
    package static let longestRetention = 365

    /// What is wrong with the name; nil if nothing is. Each of the problems likewise.
    package var siteNameProblem: SettingProblem? { NameProblem(in: siteName).map { .siteName($0) } }

    package var accentProblem: SettingProblem? {
        accent.isEmpty || PersonChanges.isColor(accent) ? nil : .accent
    }

    package var samplingProblem: SettingProblem? { Self.samplings.contains(sampling) ? nil : .sampling }

    package var retentionProblem: SettingProblem? {
        (1...Self.longestRetention).contains(retention) ? nil : .retention(maximum: Self.longestRetention)
    }

    package var webhookProblem: SettingProblem? { Self.problem(ofWebhook: webhook) }

    /// The first of them.
    package var problem: SettingProblem? {
        siteNameProblem ?? accentProblem ?? samplingProblem ?? retentionProblem ?? webhookProblem
    }

    /// What is wrong with the address of a server that is told of alerts; nil if nothing is, or it is empty.
    package static func problem(ofWebhook text: String) -> SettingProblem? {
        if text.isEmpty { return nil }
        let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
        guard text.utf8.count <= 2_000, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let scheme,
            text.utf8.count > scheme.utf8.count
        else { return .webhook }
        return nil
    }

    /// The settings with those of the other ones that nothing is wrong with.
    package func taking(_ other: DashboardSettings) -> DashboardSettings {
        var settings = self
        if other.siteNameProblem == nil { settings.siteName = other.siteName }
        if other.accentProblem == nil { settings.accent = other.accent }
        if other.samplingProblem == nil { settings.sampling = other.sampling }
        if other.retentionProblem == nil { settings.retention = other.retention }
        if other.webhookProblem == nil { settings.webhook = other.webhook }
        return settings
    }
}

extension DashboardSettings {
    /// One of the settings.
    package enum Part: CaseIterable, Hashable, Sendable {
        case siteName, accent, sampling, retention, webhook
    }

    /// Takes one of them as it is in others.
    package mutating func take(_ part: Part, of other: DashboardSettings) {
        switch part {
        case .siteName: siteName = other.siteName
        case .accent: accent = other.accent
        case .sampling: sampling = other.sampling
        case .retention: retention = other.retention
        case .webhook: webhook = other.webhook
        }
    }

    /// Those in which they differ from others.
    package func parts(otherThan other: DashboardSettings) -> [Part] {
        Part.allCases.filter { part in
            var changed = self
            changed.take(part, of: other)
            return changed != self
        }
    }
}

extension DashboardSettings {
    /// The settings by the names under which they are stored, with what each is called on record.
    var stored: [(name: String, value: String, title: String)] {
        [
            ("dashboard.site-name", siteName, "the name of the site"),
            ("dashboard.accent", accent, "the colour of the site"),
            ("dashboard.sampling", "\(sampling)", "how often figures are read"),
            ("dashboard.retention", "\(retention)", "for how long figures are kept"),
            ("dashboard.webhook", webhook, "where alerts are told"),
        ]
    }

    /// What is stored. What is not understood is as it is unless set.
    init(_ values: [String: String]) {
        var read = DashboardSettings()
        read.siteName = values["dashboard.site-name"] ?? read.siteName
        read.accent = values["dashboard.accent"] ?? read.accent
        read.sampling = values["dashboard.sampling"].flatMap { Int($0) } ?? read.sampling
        read.retention = values["dashboard.retention"].flatMap { Int($0) } ?? read.retention
        read.webhook = values["dashboard.webhook"] ?? read.webhook
        self = DashboardSettings().taking(read)
    }
}
