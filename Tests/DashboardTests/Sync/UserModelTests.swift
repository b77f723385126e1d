import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct UserModels {
    @Test func syncWhenTheApplicationBecomesActive() async {
        let loader = LoaderDouble(.ada)
        let controller = UserModelController(id: Person.ada.id, syncService: SyncService(load: loader.load))
        let label = Element("h1")
        controller.user.bind(\.displayName, to: label, \.text)
        controller.applicationDidBecomeActive()
        while label.text.isEmpty { await Task.yield() }
        #expect(label.text == "Ada Lovelace")
    }

    @Test func readOnceMoreForAllWhoAskWhileTheyRead() async {
        let loader = LoaderDouble(.ada)
        let door = Door()
        loader.door = door
        let service = SyncService(load: loader.load)
        var names: [String] = []
        for _ in 0..<5 { service.sync { names.append($0.displayName) } }
        await door.open()
        service.sync { names.append($0.displayName) }
        service.sync { names.append($0.displayName) }
        await door.open()
        while names.count < 2 { await Task.yield() }
        #expect(loader.history == ["load", "load"])
    }

    @Test func stayAsTheyAreWhenNothingCanBeRead() async {
        let loader = LoaderDouble(.ada)
        loader.failure = Wrong()
        let controller = UserModelController(id: Person.ada.id, syncService: SyncService(load: loader.load))
        controller.user.update(with: .ada)
        controller.applicationDidBecomeActive()
        while loader.history.isEmpty { await Task.yield() }
        #expect(controller.user.value == .ada)
    }

    @Test func areReadAgainWhenTheDatabaseHasMissedABeat() async {
        let loader = LoaderDouble(.ada)
        loader.failure = AccountsError.storage(.unreachable, reason: "gone")
        let clock = VirtualClock()
        let service = SyncService(retry: Retry(clock: clock, spread: { 1 }), load: loader.load)
        var names: [String] = []
        service.sync { names.append($0.displayName) }
        await clock.advance(by: .milliseconds(249))
        #expect(loader.history == ["load"])
        loader.failure = nil
        await clock.advance(by: .milliseconds(1))
        #expect(names == ["Ada Lovelace"])
        await clock.advance(by: .seconds(60))
        #expect(loader.history == ["load", "load"])
    }

    @Test func areAskedForOnceWhenThatCannotHelp() async {
        let loader = LoaderDouble(.ada)
        loader.failure = Wrong()
        let clock = VirtualClock()
        let service = SyncService(retry: Retry(clock: clock, spread: { 1 }), load: loader.load)
        service.sync { _ in }
        await clock.advance(by: .seconds(60))
        #expect(loader.history.count == 1)
    }

    @Test func areAskedForNoLongerThanSomebodyHasThem() async {
        let loader = LoaderDouble(.ada)
        loader.failure = AccountsError.storage(.unreachable, reason: "gone")
        let clock = VirtualClock()
        var service: SyncService<Person>? = SyncService(
            retry: Retry(clock: clock, spread: { 1 }), load: loader.load)
        service?.sync { _ in }
        await clock.advance(by: .milliseconds(100))
        service = nil
        await clock.advance(by: .seconds(60))
        #expect(loader.history == ["load"])
        #expect(clock.sleeperCount == 0)
    }
}
