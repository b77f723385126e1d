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
    /// Whether there are more.
    var hasMore: Bool { next != nil }

    private var next: ArticleListing.Cursor?
    private let load: (ArticleListing.Cursor?) async throws -> ArticleListing

    /// - Parameter load: reads the articles behind a place in the list.
    init(load: @escaping (ArticleListing.Cursor?) async throws -> ArticleListing) {
        self.load = load
    }

    convenience init(_ accounts: Accounts) {
        self.init { try await accounts.articles(after: $0) }
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
            articles += listing.articles
            next = listing.next
            state = .loaded
        } catch {
            state = .failed(sentence(error))
        }
    }
}
