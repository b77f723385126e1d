import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import PinionDashboard
import Testing
import VirtualTime

@testable import Dashboard

@Suite(.timeLimit(.minutes(10))) struct TheAlerts {
    @Test func areMadeAndMovedByAnAdministratorBeforeTheEyesOfAll() async throws {
        let ann = try await SignedIn.administrator(Figures.ofABoiler())
        let tab = try await ann.browser.open("/alerts")
        #expect(tab.shows("All is within bounds."))
        #expect(tab.shows("No alert yet."))
        try tab.choose("temperature", in: "About")
        try await tab.click("Add rule")
        #expect(tab.shows("Not watched."))
        let bea = try await ann.app.signUp("bea")
        let other = try await bea.open("/alerts")
        try tab.type("Hot", into: "Name")
        try tab.type("75.5", into: "Bound")
        #expect(other.shows("temperature above 75.5"))
        // What could be chosen before can be chosen still, also where the bound has become small.
        for bound in [60.0, 10, 90] {
            try tab.set("Bound of Hot", to: bound)
            #expect(try tab.value(of: "Bound") == "\(Int(bound))")
            #expect(other.shows("temperature above \(Int(bound))"))
        }
        #expect(other.shows("Hot"))
    }

    @Test func areChangedByAdministratorsOnly() async throws {
        let ann = try await SignedIn(Figures.ofABoiler())
        ann.figures.alerts.rules = [AlertRule("Hot", Series("temperature"), .above, 80)]
        let tab = try await ann.browser.open("/alerts")
        #expect(tab.shows("temperature above 80"))
        #expect(tab.buttonLabels.contains("Delete Hot") == false)
        #expect(tab.buttonLabels.contains("Add rule") == false)
        #expect(tab.shows("Told elsewhere") == false)
        let editor = AlertEditor(ann.figures.alerts, isAllowed: false)
        editor.binding(ann.figures.alerts.rules[0].id, \.bound, 80).wrappedValue = 5
        editor.add(about: AlertSubject(name: "temperature", labels: [:]))
        editor.remove(ann.figures.alerts.rules[0])
        #expect(ann.figures.alerts.rules.map(\.bound) == [80])
    }

    @Test func areOnRecordASecondAfterTheLastChange() async throws {
        let figures = Figures.ofABoiler()
        let clock = VirtualClock()
        var noted: [String] = []
        let record = AlertRecord(clock: clock)
        let editor = AlertEditor(figures.alerts, isAllowed: true, record: record) { action, subject in
            noted.append("\(action) \(subject)")
        }
        editor.add(about: AlertSubject(name: "temperature", labels: [:]))
        let rule = figures.alerts.rules[0]
        while noted.isEmpty { await Task.yield() }
        for bound in 1...20 { editor.binding(rule.id, \.bound, 0).wrappedValue = Double(bound) }
        while clock.sleeperCount == 0 { await Task.yield() }
        await clock.advance(by: .seconds(1))
        while noted.count < 2 { await Task.yield() }
        editor.remove(figures.alerts.rules[0])
        while noted.count < 3 { await Task.yield() }
        #expect(
            noted == [
                "added the alert “New rule”", "changed the alert “New rule”", "deleted the alert “New rule”",
            ])
    }

    @Test func areOnRecordAlsoWhenThePageIsClosedAtOnce() async throws {
        let figures = Figures.ofABoiler()
        figures.alerts.rules = [AlertRule("Hot", Series("temperature"), .above, 80)]
        let clock = VirtualClock()
        var noted: [String] = []
        let record = AlertRecord(clock: clock)
        var editor: AlertEditor? = AlertEditor(figures.alerts, isAllowed: true, record: record) {
            noted.append("\($0) \($1)")
        }
        editor?.binding(figures.alerts.rules[0].id, \.bound, 80).wrappedValue = 85
        editor = nil
        while clock.sleeperCount == 0 { await Task.yield() }
        await clock.advance(by: .seconds(1))
        while noted.isEmpty { await Task.yield() }
        #expect(noted == ["changed the alert “Hot”"])
    }

    @Test func areOnRecordAlsoWhenTheRuleGoesOrTheProgramStopsAtOnce() async throws {
        let figures = Figures.ofABoiler()
        figures.alerts.rules = [
            AlertRule("Hot", Series("temperature"), .above, 80),
            AlertRule("Cold", Series("temperature"), .below, 5),
        ]
        let (hot, cold) = (figures.alerts.rules[0], figures.alerts.rules[1])
        let record = AlertRecord(clock: VirtualClock())
        var noted: [String] = []
        func editor(_ name: String, _ id: Int64) -> AlertEditor {
            AlertEditor(figures.alerts, isAllowed: true, record: record, user: User.ID(rawValue: id)) {
                noted.append("\(name) \($0) \($1)")
            }
        }
        let (ann, bea) = (editor("ann", 1), editor("bea", 2))
        ann.binding(hot.id, \.bound, 80).wrappedValue = 85
        bea.binding(hot.id, \.bound, 80).wrappedValue = 90
        ann.remove(hot)
        bea.binding(cold.id, \.bound, 5).wrappedValue = 10
        await Dashboard(samples: 0, figures: figures, alertRecord: record).stop()
        #expect(
            noted == [
                "ann changed the alert “Hot”", "bea changed the alert “Hot”", "ann deleted the alert “Hot”",
                "bea changed the alert “Cold”",
            ])
    }

    @Test func takeNoNumberThatIsNone() {
        let figures = Figures.ofABoiler()
        let editor = AlertEditor(figures.alerts, isAllowed: true)
        editor.add(about: AlertSubject(name: "temperature", labels: [:]))
        let rule = figures.alerts.rules[0]
        editor.binding(rule.id, \.bound, 0).wrappedValue = .infinity
        #expect(figures.alerts.rules[0].bound == 0)
        editor.binding(rule.id, \.name, "").wrappedValue = String(repeating: "x", count: 1_000)
        #expect(figures.alerts.rules[0].name.count == 100)
        for _ in 0..<200 { editor.add(about: AlertSubject(name: "temperature", labels: [:])) }
        #expect(figures.alerts.rules.count == 100)
    }

    @Test func canBeAboutOneSeriesOrAllOfAName() {
        let series = [
            Series("disk.used", ["mount": "/"]), Series("disk.used", ["mount": "/home"]), Series("load"),
        ]
        #expect(
            AlertSubject.all(of: series).map(\.description) == [
                "disk.used", #"disk.used{mount="/"}"#, #"disk.used{mount="/home"}"#, "load",
            ])
    }

    @Test func haveASliderThatReachesAroundAllThereIs() {
        let picture = AlertLines.Picture()
        #expect(picture.bounds(around: 80) == 0...100)
        #expect(picture.bounds(around: 100) == 0...100)
        #expect(picture.bounds(around: 0.3) == 0...0.5)
        #expect(picture.bounds(around: -3) == -5...0)
        #expect(picture.bounds(around: 0) == 0...1)
        #expect(picture.bounds(around: .infinity) == 0...1)
        #expect(picture.bounds(around: 1e300) == 0...1e15)
    }

    @Test func haveASliderThatShrinksAgainOnceTheBoundStays() async {
        let figures = Figures.ofABoiler()
        var time = Moment(millisecondsSince1970: 1_700_000_000_000)
        let lines = AlertLines(figures, now: { time })
        var rule = AlertRule("Hot", Series("temperature"), .above, 80)
        func set(_ bound: Double) -> ClosedRange<Double> {
            rule.bound = bound
            figures.alerts.rules = [rule]
            return lines.bounds(of: rule)
        }
        #expect(set(80) == 0...100)
        #expect(set(900) == 0...1_000)
        #expect(set(60) == 0...1_000)
        time = time.advanced(by: .seconds(9))
        await lines.read()
        #expect(lines.bounds(of: rule) == 0...1_000)
        time = time.advanced(by: .seconds(1))
        await lines.read()
        #expect(lines.bounds(of: rule) == 0...100)
    }

    @Test func keepTheirFiguresBesideADatabaseInAFile() {
        #expect(Figures.file(beside: .sqlite("/data/people.sqlite")) == "/data/people-figures.sqlite")
        #expect(Figures.file(beside: .sqlite("/data/people")) == "/data/people-figures.sqlite")
        #expect(Figures.file(beside: .sqlite(":memory:")) == nil)
        #expect(Figures.file(beside: .postgres("postgres://db/people")) == nil)
    }

    @Test func areToldOnEveryOpenPage() async throws {
        let ann = try await SignedIn(Figures())
        let tab = try await ann.browser.open("/people")
        #expect(tab.title == "People")
        ann.figures.alerts.rules = [AlertRule("Hot", Series("temperature"), .above, 80)]
        while ann.figures.alerts.raisedNow.isEmpty {
            ann.figures.recorder.gauge("temperature").record(90)
            await Task.yield()
        }
        while tab.title != "(1) People" { try await tab.settle() }
        #expect(tab.title == "(1) People")
        #expect(tab.shows("Alert: Hot: temperature is above 80 (90)"))
        #expect(tab.shows("Alerts (1)"))
        let alerts = try await ann.browser.open("/alerts")
        #expect(alerts.shows("1 alert."))
        #expect(alerts.shows("goes on"))
    }
}

extension Figures {
    /// Those of a boiler, whose temperature was read once.
    static func ofABoiler() -> Figures {
        let figures = Figures()
        figures.recorder.gauge("temperature").record(20)
        return figures
    }
}
