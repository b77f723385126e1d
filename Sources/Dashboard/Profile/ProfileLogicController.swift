import DashboardStorage
import PinionAccounts
import PinionImages

/// What can be done with a profile; each action ends in a new state.
///
/// It remembers nothing itself: what it works with is passed in, so that every state can be had without a server. Each
/// action is there twice, as a function to wait for and as one that calls back.
///
/// The idea is John Sundell's, in "Logic controllers in Swift".
struct ProfileLogicController {
    typealias Handler = (ProfileState) -> Void

    private let cache: Bindable<Person>
    private let loader: any DataLoader
    private let session: any ProfileSession

    /// - Parameters:
    ///   - cache: keeps the person for all pages; whoever is bound to it hears of each change.
    ///   - loader: where the person is read and stored.
    ///   - session: what logging out ends.
    init(cache: Bindable<Person>, loader: any DataLoader, session: any ProfileSession) {
        self.cache = cache
        self.loader = loader
        self.session = session
    }

    /// Sends when nobody is logged in any more.
    var loggedOut: AnyPublisher<Void, Never> { session.ended }
}

extension ProfileLogicController {
    /// The profile: at once if it is in the cache, else from where it is kept.
    func load() async -> ProfileState {
        if let person = cache.value { return .presenting(person) }
        return await present { try await loader.load() }
    }

    /// Changes what the person is called.
    func changeDisplayName(to name: String) async -> ProfileState {
        await present { try await loader.change(PersonChanges(displayName: name)) }
    }

    /// Changes the e-mail address; an empty one removes it.
    func changeEmail(to address: String) async -> ProfileState {
        await present { try await loader.change(PersonChanges(email: address)) }
    }

    /// Changes the colour of the header.
    func changeHeaderColor(to color: String) async -> ProfileState {
        await present { try await loader.change(PersonChanges(headerColor: color)) }
    }

    /// Changes the photo.
    func changeProfilePhoto(to photo: Portrait) async -> ProfileState {
        await present { try await loader.changePhoto(to: photo) }
    }

    /// Ends the session. There is nothing to present then, until somebody logs in.
    func logout() async -> ProfileState {
        do {
            try await session.end()
            return .loading
        } catch {
            return .failed(error)
        }
    }

    private func present(_ change: () async throws -> Person) async -> ProfileState {
        do {
            let person = try await change()
            cache.update(with: person)
            return .presenting(person)
        } catch {
            return .failed(error)
        }
    }
}

extension ProfileLogicController {
    /// The profile, for a handler.
    @discardableResult
    func load(then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.load() }
    }

    /// Changes what the person is called, for a handler.
    @discardableResult
    func changeDisplayName(to name: String, then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.changeDisplayName(to: name) }
    }

    /// Changes the e-mail address, for a handler.
    @discardableResult
    func changeEmail(to address: String, then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.changeEmail(to: address) }
    }

    /// Changes the colour of the header, for a handler.
    @discardableResult
    func changeHeaderColor(to color: String, then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.changeHeaderColor(to: color) }
    }

    /// Changes the photo, for a handler.
    @discardableResult
    func changeProfilePhoto(to photo: Portrait, then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.changeProfilePhoto(to: photo) }
    }

    /// Ends the session, for a handler.
    @discardableResult
    func logout(then handler: @escaping Handler) -> Task<Void, Never> {
        run(handler) { await $0.logout() }
    }

    /// - Returns: the work; a handler is not called once it is cancelled.
    private func run(
        _ handler: @escaping Handler, _ action: @escaping (ProfileLogicController) async -> ProfileState
    ) -> Task<Void, Never> {
        Task {
            let state = await action(self)
            if !Task.isCancelled { handler(state) }
        }
    }
}
