import DashboardStorage
import PinionAccounts

/// The list of articles. It finds the theme as an object.
struct ArticleListView: View {
    @StateObject private var articles: Articles
    @EnvironmentObject private var theme: Theme

    init(articles: @autoclosure @escaping () -> Articles) {
        _articles = StateObject(wrappedValue: articles())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Articles").font(.largeTitle).foregroundStyle(theme.style.titleColor)
            List(articles.articles) { article in ArticleRow(article: article) }
            switch articles.state {
            case .loading: ProgressView("Loading…")
            case .failed(let reason):
                Text(reason).foregroundStyle(.red).name("failure")
                Button("Retry") { await articles.loadMore() }
            case .loaded where articles.articles.isEmpty: Text("Nobody has written anything yet.")
            case .loaded where articles.hasMore:
                MoreButton(shown: articles.articles.count, of: articles.total) { await articles.loadMore() }
            case .loaded: EmptyView()
            }
        }
        .pageTitle("Articles")
        .task { await articles.loadFirst() }
    }
}

/// An article in the list. It finds the looks of the theme by their key.
private struct ArticleRow: View {
    let article: Article

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            NavigationLink(article.title, destination: "/articles/\(article.id)")
            Byline(article: article)
        }
    }
}
