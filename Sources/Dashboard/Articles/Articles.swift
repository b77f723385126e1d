import DashboardStorage
import PinionAccounts

/// The articles, newest first, as many as have been asked for.
final class Articles: ObservableObject {
    /// How the list is doing.
    enum State {
        case loading
        case loaded
        case failed(String)
    }

    @Published private(set) var state = State.loading
    @Published private(set) var articles: [Article] = []
    /// How many there are in all, once that is known.
    @Published private(set) var total: Int?
    /// Whether there are more.
    var hasMore: Bool { next != nil }

    private var next: ArticleListing.Cursor?
    private let load: (ArticleListing.Cursor?) async throws -> ArticleListing
    private let count: () async throws -> Int?

    /// - Parameters:
    ///   - load: reads the articles behind a place in the list.
    ///   - count: counts all of them.
    init(
        load: @escaping (ArticleListing.Cursor?) async throws -> ArticleListing,
        count: @escaping () async throws -> Int? = { nil }
    ) {
        self.load = load
        self.count = count
    }

    convenience init(_ accounts: Accounts) {
        self.init(load: { try await accounts.articles(after: $0) }, count: accounts.articleCount)
    }

    /// Reads the first articles.
    func loadFirst() async {
        state = .loading
        articles = []
        next = nil
        await loadMore()
    }

    /// Reads the next ones.
    func loadMore() async {
        do {
            let listing = try await load(next)
            total = try await count()
            articles += listing.articles
            next = listing.next
            state = .loaded
        } catch {
            state = .failed(sentence(error))
        }
    }
}
