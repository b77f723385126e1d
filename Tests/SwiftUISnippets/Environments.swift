import Pinion

class Theme: ObservableObject {
    @Published var name: String
    @Published var titleColor: Color
    @Published var bodyColor: Color

    init(name: String = "Plain", titleColor: Color = .primary, bodyColor: Color = .secondary) {
        self.name = name
        self.titleColor = titleColor
        self.bodyColor = bodyColor
    }
}

struct Article: Identifiable {
    let id: Int
    var title: String
    var body: String
}

struct ArticleView: View {
    @EnvironmentObject var theme: Theme
    var article: Article

    var body: some View {
        VStack(alignment: .leading) {
            Text(article.title).foregroundColor(theme.titleColor)
            Text(article.body).foregroundColor(theme.bodyColor)
        }
    }
}

struct ArticleListView: View {
    @StateObject private var theme = Theme()
    var articles: [Article]

    var body: some View {
        List(articles) { article in
            ArticleView(article: article)
        }
        .environmentObject(theme)
    }
}

struct PlainTheme {
    var titleColor: Color
    static let `default` = PlainTheme(titleColor: .primary)
}

struct ThemeEnvironmentKey: EnvironmentKey {
    static var defaultValue = PlainTheme.default
}

extension EnvironmentValues {
    var theme: PlainTheme {
        get { self[ThemeEnvironmentKey.self] }
        set { self[ThemeEnvironmentKey.self] = newValue }
    }
}

struct KeyedArticleView: View {
    @Environment(\.theme) var theme: PlainTheme
    var article: Article

    var body: some View {
        Text(article.title).foregroundColor(theme.titleColor)
    }
}

struct KeyedListView: View {
    var articles: [Article]

    var body: some View {
        ForEach(articles) { KeyedArticleView(article: $0) }
            .environment(\.theme, PlainTheme(titleColor: .blue))
    }
}
