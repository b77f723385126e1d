import Pinion
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
}
