import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Storage
import Testing
import VirtualTime

@testable import Dashboard

@Suite(.timeLimit(.minutes(10))) struct ThePeopleWhoCanSignIn {
    @Test func areListedAndFound() async throws {
        let (_, tab) = try await opened()
        for name in ["ann", "bea", "cleo"] { #expect(tab.texts.contains(name)) }
        try tab.type("CLE", into: "Search")
        #expect(tab.texts.contains("bea") == false)
        #expect(tab.texts.contains("cleo"))
        try tab.type("nobody", into: "Search")
        #expect(tab.shows("Nobody is called that."))
    }

    @Test func areGivenRolesKeptOutAndSignedOutOnRecord() async throws {
        let (ann, tab) = try await opened()
        try await tab.click("Promote: bea")
        #expect(tab.shows("bea is an administrator now."))
        try await tab.click("Demote: bea")
        try await tab.click("Disable: bea")
        #expect(tab.shows("disabled since "))
        try await tab.click("Enable: bea")
        try await tab.click("Sign out: bea")
        #expect(tab.shows("bea is signed out everywhere."))
        #expect(
            try await ann.app.accounts.actions().map(\.description).reversed() == [
                "ann gave the role of administrator to bea", "ann took the role of administrator from bea",
                "ann disabled bea", "ann enabled bea", "ann signed out bea",
            ])
    }

    @Test func areDeletedOnlyAfterAQuestion() async throws {
        let (ann, tab) = try await opened()
        try await tab.click("Delete…: bea")
        #expect(tab.shows("Delete bea?"))
        try await tab.click("Cancel")
        #expect(try await ann.app.accounts.user(named: "bea") != nil)
        try await tab.click("Delete…: bea")
        try await tab.click("Delete")
        #expect(try await ann.app.accounts.user(named: "bea") == nil)
        #expect(try await ann.app.accounts.user(named: "cleo") != nil)
        #expect(tab.texts.contains("bea") == false)
    }

    @Test func doNotShutThemselvesOut() async throws {
        let (ann, tab) = try await opened()
        #expect(tab.buttonLabels.filter { $0.hasSuffix(": ann") } == ["Sign out: ann"])
        let list = AccountList(
            ann.app.accounts, viewer: ann.user.id, isAllowed: true, origin: PageOrigin())
        for deed in [AccountList.Deed.demote, .disable, .delete] {
            await list.carryOut(deed, about: ann.user)
        }
        let me = try #require(try await ann.app.accounts.list().first { $0.id == ann.user.id })
        #expect(me.user.isAdministrator)
        #expect(me.disabled == nil)
    }

    @Test func areAddedAndGivenAnotherPassword() async throws {
        let (ann, tab) = try await opened()
        try tab.type("dora", into: "Username")
        try tab.type("short", into: "new-password")
        #expect(try tab.isEnabled("Add") == false)
        try tab.type("correct horse", into: "new-password")
        try await tab.click("Add")
        #expect(tab.shows("dora can sign in now."))
        #expect(try tab.value(of: "Username") == "")
        try await tab.click("Password…: dora")
        try tab.type("another horse", into: "password")
        try await tab.click("Set")
        _ = try await ann.app.accounts.authenticate(name: "dora", password: "another horse")
        #expect(
            try await ann.app.accounts.actions().map(\.description) == [
                "ann gave another password to dora", "ann added dora",
            ])
    }

    /// Other programs write into the database too.
    @Test func areListedWithATimeThatNoClockShows() async throws {
        let (ann, tab) = try await opened()
        for time in [Int64.max, .min] {
            try await ann.app.accounts.database.write { (transaction) throws(AccountsError) in
                try transaction.run(
                    Statement("end_of_time", "UPDATE users SET disabled = $1 WHERE name = 'bea'"),
                    [.integer(time)])
                transaction.note(.everything)
            }
            let year = time > 0 ? "9999" : "0001"
            while !tab.shows("disabled since \(year)-") { try await tab.settle() }
        }
    }

    @Test func areReadOnceASecondHoweverOftenSomethingHappens() async throws {
        let ann = try await SignedIn.administrator()
        let (accounts, clock) = (ann.app.accounts, VirtualClock())
        let list = AccountList(
            accounts, viewer: ann.user.id, isAllowed: true, origin: PageOrigin(), clock: clock)
        let following = Task { await list.follow() }
        while !list.isLoaded { await Task.yield() }
        _ = try await accounts.createUser(name: "bea", password: "correct horse")
        while list.accounts.count < 2 || clock.sleeperCount == 0 { await Task.yield() }
        var heard = accounts.changes.makeAsyncIterator()
        for name in ["cleo", "dora"] {
            _ = try await accounts.createUser(name: name, password: "correct horse")
            _ = await heard.next()
            _ = try await accounts.list()
        }
        #expect(list.accounts.map(\.user.name) == ["ann", "bea"])
        await clock.advance(by: .seconds(1))
        while list.accounts.count < 4 { await Task.yield() }
        #expect(list.accounts.map(\.user.name) == ["ann", "bea", "cleo", "dora"])
        following.cancel()
        await following.value
    }

    private func opened() async throws -> (SignedIn, TestTab) {
        let ann = try await SignedIn.administrator()
        for name in ["bea", "cleo"] {
            _ = try await ann.app.accounts.createUser(name: name, password: "correct horse")
        }
        let tab = try await ann.browser.open("/administration/people")
        while !tab.texts.contains("cleo") { try await tab.settle() }
        return (ann, tab)
    }
}

@Suite(.timeLimit(.minutes(10))) struct WhatWasDone {
    @Test func isReadAsItHappensAndFound() async throws {
        let ann = try await SignedIn.administrator()
        let accounts = ann.app.accounts
        let tab = try await ann.browser.open("/administration/actions")
        #expect(tab.shows("Nothing yet."))
        let desk = SignInOrigin(address: "192.0.2.1")
        try await accounts.log("closed", "the valve", by: ann.user.id, from: desk)
        while !tab.shows("closed the valve") { try await tab.settle() }
        #expect(tab.texts.contains("192.0.2.1"))
        try await accounts.log("opened", "the door", by: ann.user.id)
        try tab.type("192.0", into: "Search")
        while tab.shows("opened the door") { try await tab.settle() }
        #expect(tab.shows("closed the valve"))
    }

    @Test func isReadWithATimeThatNoClockShows() async throws {
        let ann = try await SignedIn.administrator()
        try await ann.app.accounts.log("closed", "the valve", by: ann.user.id)
        try await ann.app.accounts.database.write { (transaction) throws(AccountsError) in
            try transaction.run(Statement("end_of_actions", "UPDATE actions SET at = $1"), [.integer(.max)])
            try transaction.run(
                Statement("end_of_events", "UPDATE security_events SET latest = $1"), [.integer(.min)])
        }
        #expect(try await ann.browser.open("/administration/actions").shows("9999-12-31 23:59"))
        #expect(try await ann.browser.open("/administration").shows("0001-01-01 00:00"))
    }

    @Test func isReadPageByPage() async throws {
        let ann = try await SignedIn.administrator()
        for number in 1...60 { try await ann.app.accounts.log("wrote", "\(number)", by: ann.user.id) }
        let tab = try await ann.browser.open("/administration/actions")
        #expect(tab.texts.contains("wrote 60"))
        #expect(tab.texts.contains("wrote 11"))
        #expect(tab.texts.contains("wrote 10") == false)
        try await tab.click("Earlier")
        while !tab.texts.contains("wrote 10") { try await tab.settle() }
        #expect(tab.texts.contains("wrote 11") == false)
        #expect(tab.buttonLabels.contains("Earlier") == false)
        try await tab.click("Newest")
        while !tab.texts.contains("wrote 60") { try await tab.settle() }
        // What anybody may write into an address.
        let odd = try await ann.browser.open("/administration/actions?before=-5&q=%25_%5C")
        #expect(odd.shows("Nothing like that."))
    }
}
