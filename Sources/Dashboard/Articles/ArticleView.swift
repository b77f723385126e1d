import DashboardStorage
import PinionAccounts

/// An article. It finds the looks of the theme by their key.
struct ArticleView: View {
    @StateObject private var article: ArticleLoader
    @Environment(\.theme) private var theme

    init(article: @autoclosure @escaping () -> ArticleLoader) {
        _article = StateObject(wrappedValue: article())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            switch article.state {
            case .loading: ProgressView("Loading…")
            case .missing: NotFound()
            case .failed(let reason):
                Text(reason).foregroundStyle(.red).name("failure")
                Button("Retry") { await article.start() }
            case .loaded(let article): text(of: article)
            }
            NavigationLink("All articles", destination: "/articles")
        }
        .task { await article.start() }
    }

    @ViewBuilder private func text(of article: Article) -> some View {
        Text(article.title).font(.largeTitle).foregroundColor(theme.titleColor).name("title")
        Byline(article: article)
        ForEach(Array(article.paragraphs.enumerated()), id: \.offset) { _, paragraph in
            Text(paragraph).foregroundColor(theme.bodyColor)
        }
        .pageTitle(article.title)
    }
}
