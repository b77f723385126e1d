import DashboardStorage
import PinionAccounts

/// What there is of somebody beside their profile: what they have written, and who follows them.
final class PersonNews: ObservableObject {
    @Published private(set) var articles: [Article] = []
    @Published private(set) var followers: [Person] = []

    private let readArticles: () async throws -> [Article]
    private let readFollowers: () async throws -> [Person]

    /// - Parameters:
    ///   - articles: reads what they have written.
    ///   - followers: reads who follows them.
    init(
        articles: @escaping () async throws -> [Article], followers: @escaping () async throws -> [Person]
    ) {
        readArticles = articles
        readFollowers = followers
    }

    convenience init(_ id: User.ID, _ accounts: Accounts) {
        self.init(
            articles: { try await accounts.articles(by: id) },
            followers: { try await accounts.followers(of: id) })
    }

    /// Reads them, and again after each change, until the task is cancelled: one after the other, and once for all changes
    /// that come while they are read.
    func follow(_ changes: some Publisher<Person, Never>) async {
        let (due, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        bell.yield()
        let subscription = changes.sink { _ in bell.yield() }
        for await _ in due { await load() }
        subscription.cancel()
    }

    /// Reads them; what cannot be read stays as it is.
    private func load() async {
        if let articles = try? await readArticles() { self.articles = articles }
        if let followers = try? await readFollowers() { self.followers = followers }
    }
}
