import DashboardStorage
import PinionAccounts

/// The people whom somebody looks for, as many as have been asked for.
final class People: ObservableObject {
    /// How the list is doing.
    enum State {
        case loading
        case loaded
        case failed(String)
    }

    /// What is looked for; the list follows when nothing has been typed for a moment.
    @Published var search = ""
    @Published private(set) var state = State.loading
    @Published private(set) var people: [ListedPerson] = []
    /// Why somebody could not be followed.
    @Published private(set) var problem: String?
    /// How many there are in all.
    @Published private(set) var total = 0
    /// Whether there are more.
    var hasMore: Bool { next != nil }

    private var next: PeopleListing.Cursor?
    private var finding: Task<Void, Never>?
    private let source: PeopleSource
    private let outbox: Outbox
    private var subscription: AnyCancellable?

    /// - Parameters:
    ///   - source: where people are found.
    ///   - outbox: stores whom whoever looks follows.
    ///   - clock: what tells how long nothing has been typed.
    init<C: Clock>(_ source: PeopleSource, outbox: Outbox, clock: C = ContinuousClock())
    where C.Duration == Duration {
        self.source = source
        self.outbox = outbox
        subscription =
            $search
            .dropFirst()
            .removeDuplicates()
            .debounce(for: .milliseconds(120), clock: clock)
            .sink { [weak self] _ in
                self?.finding?.cancel()
                self?.finding = Task { await self?.find() }
            }
    }

    isolated deinit {
        finding?.cancel()
    }
}

extension People {
    /// Reads the first of those who are looked for. Those from before stay until then.
    func find() async {
        let search = search
        await read {
            try await self.source.people(search, nil)
        } with: {
            self.people = $0
        }
    }

    /// Looks for nobody in particular any more.
    func findEverybody() async {
        search = ""
        await find()
    }

    /// Reads the next ones.
    func loadMore() async {
        guard let next else { return await find() }
        let search = search
        await read {
            try await self.source.people(search, next)
        } with: {
            self.people += $0
        }
    }

    /// Begins to follow somebody, or stops.
    func toggle(_ listed: ListedPerson) async {
        let follows = !listed.isFollowed
        var person = listed.person
        await outbox.store(Following.key(listed.id)) { [source] in
            try await source.follow(listed.id, follows)
            person = try await source.person(listed.id) ?? person
        } report: { [weak self] outcome in
            self?.finish(person, follows, outcome)
        }
    }

    /// Shows what has become of a press: it counts, unless it is certain that it cannot.
    private func finish(_ person: Person, _ follows: Bool, _ outcome: Outbox.Outcome) {
        problem = outcome.message
        guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
        let isFollowed = if case .failed = outcome { !follows } else { follows }
        people[index] = ListedPerson(person: person, isFollowed: isFollowed)
    }

    /// Takes what is read, unless something else is looked for by then.
    private func read(
        _ read: () async throws -> PeopleListing, with take: ([ListedPerson]) -> Void
    ) async {
        let wanted = search
        do {
            let listing = try await read()
            guard search == wanted, !Task.isCancelled else { return }
            take(listing.people)
            next = listing.next
            total = listing.total
            state = .loaded
        } catch {
            guard search == wanted, !Task.isCancelled else { return }
            state = .failed(sentence(error))
        }
    }
}
