import DashboardStorage
import PinionAccounts
import PinionImages
import Testing

@testable import Dashboard

@Suite struct ProfileLogic {
    private let cache = Bindable<Person>()
    private let loader = LoaderDouble(.ada)
    private let session = SessionDouble()
    private var logic: ProfileLogicController {
        ProfileLogicController(cache: cache, loader: loader, session: session)
    }

    @Test func answersFromTheCache() async {
        cache.update(with: .ada)
        #expect(await logic.load().text == "presenting Ada Lovelace")
        #expect(loader.history == [])
    }

    @Test func loadsWhatIsNotInTheCacheAndCachesIt() async {
        #expect(await logic.load().text == "presenting Ada Lovelace")
        #expect(await logic.load().text == "presenting Ada Lovelace")
        #expect(loader.history == ["load"])
        #expect(cache.value == .ada)
    }

    @Test func saysWhyNothingCouldBeLoadedAndTriesAgain() async {
        loader.failure = Wrong()
        #expect(await logic.load().text == "failed the database is asleep")
        #expect(cache.value == nil)
        loader.failure = nil
        #expect(await logic.load().text == "presenting Ada Lovelace")
    }

    @Test func changesTheProfileForAllWhoAreBoundToIt() async {
        cache.update(with: .ada)
        let label = Element("h1")
        cache.bind(\.displayName, to: label, \.text)
        #expect(await logic.changeDisplayName(to: "Countess").text == "presenting Countess")
        #expect(label.text == "Countess")
        #expect(await logic.changeHeaderColor(to: "#112233").text == "presenting Countess")
        #expect(cache.value?.headerColor == "#112233")
        #expect(await logic.changeEmail(to: "").text == "presenting Countess")
        #expect(cache.value?.email == nil)
    }

    @Test func changesThePhoto() async {
        let photo = Portrait.ofAda
        #expect(await logic.changeProfilePhoto(to: photo).text == "presenting Ada Lovelace")
        #expect(loader.history == ["photo"])
        #expect(cache.value?.photoETag == "0f3a")
    }

    @Test func leavesTheCacheAsItIsWhenAChangeFails() async {
        cache.update(with: .ada)
        loader.failure = Wrong()
        #expect(await logic.changeDisplayName(to: "Countess").text == "failed the database is asleep")
        #expect(cache.value == .ada)
    }

    @Test func endsTheSession() async {
        var ends = 0
        let subscription = logic.loggedOut.sink { ends += 1 }
        #expect(await logic.logout().text == "loading")
        #expect(ends == 1)
        session.failure = Wrong()
        #expect(await logic.logout().text == "failed the database is asleep")
        #expect(ends == 1)
        _ = subscription
    }

    @Test func callsBackWithEachState() async {
        var history: [String] = []
        let photo = Portrait.ofAda
        await logic.load { history.append($0.text) }.value
        await logic.changeDisplayName(to: "Countess") { history.append($0.text) }.value
        await logic.changeEmail(to: "a@b.org") { history.append($0.text) }.value
        await logic.changeHeaderColor(to: "#112233") { history.append($0.text) }.value
        await logic.changeProfilePhoto(to: photo) { history.append($0.text) }.value
        await logic.logout { history.append($0.text) }.value
        #expect(
            history == [
                "presenting Ada Lovelace", "presenting Countess", "presenting Countess",
                "presenting Countess", "presenting Countess", "loading",
            ])
    }

    @Test func callsNobodyBackOnceItIsCancelled() async {
        let door = Door()
        loader.door = door
        var history: [String] = []
        let work = logic.load { history.append($0.text) }
        await Task.yield()
        work.cancel()
        await door.open()
        await work.value
        #expect(history == [])
    }
}

extension ProfileState {
    /// The state in words.
    var text: String {
        switch self {
        case .loading: "loading"
        case .presenting(let person): "presenting \(person.displayName)"
        case .failed(let error): "failed \(error)"
        }
    }
}
