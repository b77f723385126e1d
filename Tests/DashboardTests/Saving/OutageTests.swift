import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import PinionImages
import Testing

@testable import Dashboard

/// The whole app, over a database that somebody else locks or takes away for a while.
@Suite struct AnOutage {
    @Test func keepsWhatIsTypedIntoTheProfileAndStoresItByItself() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let tab = try profile(loader, clock)
        try await tab.settle()
        loader.failure = AccountsError.outage
        try tab.type("Countess", into: "Display name")
        try await tab.click("Save")
        let message = "Not saved yet: the database cannot be reached. Trying again."
        for (field, value) in [("Display name", "Countess")] {
            #expect(try tab.value(of: field) == value)
            #expect(try tab.error(of: field) == message)
        }
        #expect(!tab.html.contains("libpq"))
        await clock.advance(by: .seconds(10))
        #expect(try tab.error(of: "Display name") == message)
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Countess")
        #expect(try tab.value(of: "Display name") == "Countess")
        #expect(try tab.error(of: "Display name") == nil)
        #expect(tab.texts.contains("Saved."))
        let attempts = loader.history.count
        await clock.advance(by: .seconds(60))
        #expect(loader.history.count == attempts)
    }

    @Test func storesWhatWasTypedLast() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let tab = try profile(loader, clock)
        try await tab.settle()
        loader.failure = AccountsError.outage
        for name in ["Countess", "Countess of Lovelace"] {
            try tab.type(name, into: "Display name")
            try await tab.click("Save")
        }
        try tab.type("Countess of Love", into: "Display name")
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Countess of Lovelace")
        // Somebody types on.
        #expect(try tab.value(of: "Display name") == "Countess of Love")
    }

    @Test func doesNotStoreANameThatWasTakenBack() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let tab = try profile(loader, clock)
        try await tab.settle()
        loader.failure = AccountsError.outage
        for name in ["Countess", "Ada Lovelace"] {
            try tab.type(name, into: "Display name")
            try await tab.click("Save")
        }
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Ada Lovelace")
        #expect(try tab.error(of: "Display name") == nil)
    }

    @Test func outlivesThePage() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        do {
            let tab = try profile(loader, clock)
            try await tab.settle()
            loader.failure = AccountsError.outage
            try tab.type("Countess", into: "Display name")
            try await tab.click("Save")
            tab.close()
        }
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Countess")
    }

    @Test func keepsThePhoto() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let tab = try profile(loader, clock)
        try await tab.settle()
        loader.failure = AccountsError.outage
        try await tab.upload(UploadedFile(bytes: Portrait.ofAda.bytes), to: "Photo")
        #expect(
            try tab.error(of: "Photo") == "Not saved yet: the database cannot be reached. Trying again.")
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(try tab.error(of: "Photo") == nil)
        #expect(tab.html.contains(#"src="/photos/7/0f3a.jpg""#))
        loader.failure = AccountsError.readOnly
        try await tab.upload(UploadedFile(bytes: Portrait.ofAda.bytes), to: "Photo")
        #expect(try tab.error(of: "Photo") == "Not saved: the database takes no changes.")
    }

    @Test func keepsTheSheetOpenUntilItIsStored() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let (tab, _) = try account(loader, clock)
        try await tab.click("Edit…")
        loader.failure = AccountsError.outage
        try tab.type("Countess", into: "Name")
        try await tab.click("Save")
        #expect(
            try tab.error(of: "Name") == "Not saved yet: the database cannot be reached. Trying again.")
        #expect(try tab.error(of: "email") == nil)
        #expect(try tab.value(of: "Name") == "Countess")
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Countess")
        #expect(tab.texts.contains("Name: Countess"))
        #expect(!tab.buttonLabels.contains("Save"))
    }

    @Test func keepsTheSheetOpenForWhatWasTypedMeanwhile() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let (tab, _) = try account(loader, clock)
        try await tab.click("Edit…")
        loader.failure = AccountsError.outage
        try tab.type("Countess", into: "Name")
        try await tab.click("Save")
        try tab.type("Countess of Lovelace", into: "Name")
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.displayName == "Countess")
        #expect(try tab.value(of: "Name") == "Countess of Lovelace")
        try await tab.click("Save")
        #expect(loader.person.displayName == "Countess of Lovelace")
        #expect(!tab.buttonLabels.contains("Save"))
    }

    @Test func storesNothingOfASheetThatWasCancelled() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let (tab, _) = try account(loader, clock)
        try await tab.click("Edit…")
        loader.failure = AccountsError.outage
        try tab.type("Countess", into: "Name")
        try await tab.click("Save")
        try await tab.click("Cancel")
        loader.failure = nil
        await clock.advance(by: .seconds(60))
        #expect(loader.person.displayName == "Ada Lovelace")
        try await tab.click("Edit…")
        #expect(try tab.error(of: "Name") == nil)
    }

    @Test func keepsTheThemeThatWasChosen() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        let (tab, controller) = try account(loader, clock)
        loader.failure = AccountsError.outage
        try tab.choose("Ocean", in: "Theme")
        try await tab.settle()
        #expect(
            try tab.error(of: "theme") == "Not saved yet: the database cannot be reached. Trying again.")
        // The person is read again, as happens when the connection is back.
        controller.user.update(with: .ada)
        #expect(controller.theme.choice.name == "ocean")
        loader.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(loader.person.theme == "ocean")
        #expect(controller.theme.choice.name == "ocean")
        #expect(try tab.error(of: "theme") == nil)
    }

    @Test func keepsWhomSomebodyFollows() async throws {
        let loader = LoaderDouble(.ada)
        let clock = VirtualClock()
        var follows = false
        var failure: AccountsError? = .outage
        let following = Following(
            isFollowing: { follows },
            set: {
                if let failure { throw failure }
                follows = $0
            })
        let tab = try TestTab {
            ControllerView(
                PersonViewController(
                    user: Bindable(.ada), logicController: logic(loader, Bindable(.ada)),
                    following: following, outbox: Outbox(retry: Retry(clock: clock)), onMissing: {}))
        }
        try await tab.settle()
        try await tab.click("Follow")
        #expect(tab.texts.contains("Not saved yet: the database cannot be reached. Trying again."))
        #expect(tab.buttonLabels == ["Unfollow"])
        failure = nil
        await clock.advance(by: .seconds(3))
        #expect(follows)
        #expect(!tab.shows("Not saved"))
        failure = .readOnly
        try await tab.click("Unfollow")
        #expect(tab.texts.contains("Not saved: the database takes no changes."))
        #expect(tab.buttonLabels == ["Unfollow"])
    }

    @Test func leavesTheLoginAsItIsAndSaysSoInWords() async throws {
        var failure: AccountsError? = .outage
        let tab = try TestTab {
            ControllerView(
                LoginViewController(
                    viewModel: LoginViewModel { _, _ in if let failure { throw failure } },
                    isWithoutUsers: { _ in }))
        }
        try tab.type("ada", into: "Username")
        try tab.type("difference engine", into: "Password")
        try await tab.click("Log in")
        #expect(tab.texts.contains("The database cannot be reached. Try again in a moment."))
        #expect(try tab.value(of: "Username") == "ada")
        failure = nil
        try await tab.click("Log in")
        #expect(tab.destination == "/")
    }

    @Test func leavesTheSignUpAsItIsAndSaysSoInWords() async throws {
        var failure: AccountsError? = .outage
        let tab = try TestTab {
            SignupView(
                form: SignupForm { _ in
                    if let failure { throw failure }
                    return true
                },
                handler: { _, _, _ in if let failure { throw failure } })
        }
        try tab.type("ada", into: "Username")
        try tab.type("difference engine", into: "Password")
        try await tab.settle()
        #expect(try tab.error(of: "Username") == nil)
        try await tab.click("Sign up")
        #expect(tab.texts.contains("The database cannot be reached. Try again in a moment."))
        #expect(try tab.value(of: "Username") == "ada")
        failure = nil
        try await tab.click("Sign up")
        #expect(tab.destination == "/")
    }
}

extension AnOutage {
    private func logic(_ loader: LoaderDouble, _ cache: Bindable<Person>) -> ProfileLogicController {
        ProfileLogicController(cache: cache, loader: loader, session: SessionDouble())
    }

    private func profile(_ loader: LoaderDouble, _ clock: VirtualClock) throws -> TestTab {
        let cache = Bindable<Person>()
        let logic = logic(loader, cache)
        return try TestTab {
            ControllerView(
                ProfileViewController(
                    user: cache, logicController: logic,
                    outbox: Outbox(retry: Retry(clock: clock, spread: { 1 }))))
        }
    }

    private func account(
        _ loader: LoaderDouble, _ clock: VirtualClock
    ) throws -> (TestTab, UserModelController) {
        let controller = UserModelController(
            id: Person.ada.id, syncService: SyncService(load: loader.load),
            outbox: Outbox(retry: Retry(clock: clock, spread: { 1 })))
        controller.user.update(with: .ada)
        let tab = try TestTab {
            AccountView(
                account: Account(
                    controller.user, theme: controller.theme, outbox: controller.outbox,
                    change: loader.change)
            )
            .environmentObject(controller.theme)
        }
        return (tab, controller)
    }
}
