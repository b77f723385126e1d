import DashboardStorage
import PinionAccounts

/// An article that is on its way.
final class ArticleLoader: ObservableObject {
    /// How far it has come.
    enum State {
        case loading
        case loaded(Article)
        case missing
        case failed(String)
    }

    @Published private(set) var state = State.loading
    private let load: () async throws -> Article?

    /// - Parameter load: reads the article, if there is one.
    init(load: @escaping () async throws -> Article?) {
        self.load = load
    }

    convenience init(_ id: Article.ID, _ accounts: Accounts) {
        self.init { try await accounts.article(id) }
    }

    /// Reads the article.
    func start() async {
        state = .loading
        do {
            state = try await load().map(State.loaded) ?? .missing
        } catch {
            state = .failed(sentence(error))
        }
    }
}
