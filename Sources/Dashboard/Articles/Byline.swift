import DashboardStorage
import PinionAccounts

/// Who has written an article, and when.
struct Byline: View {
    let article: Article

    var body: some View {
        HStack(spacing: 4) {
            NavigationLink("by \(article.authorName)", destination: "/people/\(article.author.rawValue)")
            Text("· \(day(article.published))")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}
