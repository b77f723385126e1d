import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import PinionDashboard
import Testing
import VirtualTime

@testable import Dashboard

@Suite(.timeLimit(.minutes(10))) struct TheSettings {
    @Test func areSeenInAllBrowsersAsTheyAreEntered() async throws {
        let ann = try await SignedIn.administrator()
        let tab = try await ann.browser.open("/administration/settings")
        let other = try await ann.otherBrowser().open("/administration/settings")
        let home = try await ann.app.signUp("bea").open("/people")
        try tab.type("Boiler house", into: "Name of the site")
        #expect(try other.value(of: "Name of the site") == "Boiler house")
        #expect(home.shows("Boiler house"))
        // What is wrong is seen where it is entered, and counts nowhere else.
        try tab.type("", into: "Name of the site")
        #expect(try tab.error(of: "Name of the site") == "A site needs a name.")
        #expect(home.shows("Boiler house"))
    }

    @Test func areStoredAndCountOnOtherNodes() async throws {
        let ann = try await SignedIn.administrator()
        let tab = try await ann.browser.open("/administration/settings")
        try tab.type("Boiler house", into: "Name of the site")
        try tab.choose("10 seconds", in: "Read every")
        try tab.type("30", into: "Keep for days")
        let accounts = ann.app.accounts
        while try await accounts.dashboardSettings().retention != 30 { await Task.yield() }
        let stored = try await accounts.dashboardSettings()
        #expect(stored.siteName == "Boiler house")
        #expect(stored.sampling == 10)
        let recorder = ann.figures.recorder
        while recorder.retention != .seconds(30 * 86_400) { await Task.yield() }
        #expect(recorder.sampling == .seconds(10))
        #expect(recorder.retention == .seconds(30 * 86_400))
        #expect(
            Set(try await accounts.actions().map(\.description)) == [
                "ann changed the name of the site", "ann changed how often figures are read",
                "ann changed for how long figures are kept",
            ])
        // Another node has set something else.
        var elsewhere = stored
        elsewhere.accent = "#aa0000"
        try await accounts.setDashboardSettings(elsewhere, insteadOf: stored, by: ann.user.id)
        while !tab.html.contains("#aa0000") { try await tab.settle() }
        #expect(try tab.value(of: "Name of the site") == "Boiler house")
    }

    @Test func thatAreWrongAreNotTaken() async throws {
        let clock = VirtualClock()
        let ann = try await SignedIn.administrator(settings: SiteSettings(clock: clock))
        let tab = try await ann.browser.open("/administration/settings")
        try tab.type("4000", into: "Keep for days")
        #expect(try tab.error(of: "Keep for days") == "Figures are kept for 1 to 365 days.")
        let accounts = ann.app.accounts
        for (wrong, problem) in [
            (
                \DashboardSettings.webhook,
                "an address begins with https:// or http://, and has at most 2,000 bytes"
            ),
            (\DashboardSettings.accent, "a colour is written like #1d5ce0"),
            (\DashboardSettings.siteName, "the name of a site has no control characters"),
        ] {
            var settings = DashboardSettings()
            settings[keyPath: wrong] = "ftp://\u{7}"
            await #expect(throws: DashboardError.self) {
                try await accounts.setDashboardSettings(
                    settings, insteadOf: DashboardSettings(), by: ann.user.id)
            }
            #expect(settings.problem?.description == problem)
        }
        while clock.sleeperCount == 0 { await Task.yield() }
        await clock.advance(by: .seconds(1))
        #expect(try await accounts.dashboardSettings() == DashboardSettings())
    }

    @Test func countForFiguresAndAlertsOnlyOnceTheyAreStored() async throws {
        let ann = try await SignedIn.administrator()
        let (accounts, figures, clock) = (ann.app.accounts, Figures(), VirtualClock())
        let settings = SiteSettings(clock: clock)
        await settings.start(accounts, figures)
        var new = settings.entered
        (new.webhook, new.retention) = ("https://h", 3)
        settings.enter(new, by: ann.user.id, from: PageOrigin())
        #expect(figures.webhook.url == "")
        #expect(figures.recorder.retention > .seconds(3 * 86_400))
        (new.webhook, new.retention) = ("https://hooks.example", 30)
        settings.enter(new, by: ann.user.id, from: PageOrigin())
        while clock.sleeperCount == 0 { await Task.yield() }
        await clock.advance(by: .milliseconds(400))
        while figures.webhook.url.isEmpty { await Task.yield() }
        #expect(figures.webhook.url == "https://hooks.example")
        #expect(figures.recorder.retention == .seconds(30 * 86_400))
        #expect(try await accounts.dashboardSettings() == new)
    }

    @Test func leaveWhatAnotherNodeHasSetWhileAFieldIsWrong() async throws {
        let ann = try await SignedIn.administrator()
        let (accounts, clock) = (ann.app.accounts, VirtualClock())
        let settings = SiteSettings(clock: clock)
        await settings.start(accounts, Figures())
        var wrong = settings.entered
        wrong.siteName = ""
        settings.enter(wrong, by: ann.user.id, from: PageOrigin())
        var elsewhere = DashboardSettings()
        elsewhere.accent = "#aa0000"
        try await accounts.setDashboardSettings(
            elsewhere, insteadOf: DashboardSettings(), by: ann.user.id)
        while settings.settings.accent.isEmpty { await Task.yield() }
        var right = settings.entered
        #expect(right.siteName == "")
        right.siteName = "Boiler house"
        settings.enter(right, by: ann.user.id, from: PageOrigin())
        #expect(settings.settings.accent == "#aa0000")
    }

    @Test func areOnRecordAsChangedByWhoChangedThemAlsoWhenTheProgramStops() async throws {
        let ann = try await SignedIn.administrator()
        let accounts = ann.app.accounts
        let bea = try await accounts.createUser(name: "bea", password: "correct horse")
        let settings = SiteSettings(clock: VirtualClock())
        await settings.start(accounts, Figures())
        let (desk, shop) = (PageOrigin(), PageOrigin())
        var new = settings.entered
        new.siteName = "Boiler house"
        settings.enter(new, by: ann.user.id, from: desk)
        new.retention = 30
        settings.enter(new, by: bea.id, from: shop)
        new.siteName = "Boiler room"
        settings.enter(new, by: ann.user.id, from: desk)
        await Dashboard(samples: 0, settings: settings).stop()
        #expect(try await accounts.dashboardSettings() == new)
        #expect(
            try await accounts.actions().map(\.description).reversed() == [
                "ann changed the name of the site", "bea changed for how long figures are kept",
            ])
    }

    @Test func areNotThereForOthers() async throws {
        let ann = try await SignedIn()
        for path in ["settings", "people", "actions"] {
            let page = "/administration/\(path)"
            let error = await #expect(throws: (any Error).self) { try await ann.browser.open(page) }
            #expect(error.map { "\($0)" } == "There is no page at \(page).")
        }
    }

    @Test func ofTwoWhoChangeSomethingElseBothStay() {
        var (mine, theirs) = (DashboardSettings(), DashboardSettings())
        mine.siteName = "Mine"
        theirs.accent = "#aa0000"
        let merged = DashboardSettings.merged(mine, over: theirs, from: DashboardSettings())
        #expect(merged.siteName == "Mine")
        #expect(merged.accent == "#aa0000")
    }
}
