import Pinion

// What the comments in `Sources/Views/Lifecycle`, `Modifiers` and `Animation` show.
@MainActor
private struct Modifiers {
    func animation(@Binding isOpen: Bool) {
        withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
    }

    @ViewBuilder func change(@Binding query: String, search: @escaping (String) -> Void) -> some View {
        TextField("Search", text: $query)
            .onChange(of: query) { old, new in search(new) }
    }

    @ViewBuilder func receive(@Binding articles: [Article], library: Library) -> some View {
        List(articles) { ArticleRow($0) }
            .onReceive(library.$articles) { articles = $0 }
    }

    @ViewBuilder func submit(@Binding title: String, @Binding tasks: [Task]) -> some View {
        TextField("New task", text: $title)
            .onSubmit { tasks.append(Task(title)) }
    }

    @ViewBuilder func task(@Binding articles: [Article], library: Library) -> some View {
        ArticleList(articles).task { articles = await library.load() }
    }

    @ViewBuilder func font() -> some View {
        Text("Articles").font(.largeTitle.bold())
    }

    @ViewBuilder func identity(article: Article) -> some View {
        ArticleEditor(article).id(article.id)
    }

    @ViewBuilder func name(@Binding count: Int) -> some View {
        Button("＋") { count += 1 }.name("increment")
        Text("\(count)").name("count")
    }

    @ViewBuilder func pageWidth() -> some View {
        DashboardView().pageWidth(.wide)
    }

    @ViewBuilder func pageDensity() -> some View {
        DashboardView().pageDensity(.compact)
    }

    @ViewBuilder func pageBadge(alerts: [Int]) -> some View {
        AlertList(alerts).pageTitle("Alerts").pageBadge(alerts.count)
    }

    @ViewBuilder func preferredColorScheme() -> some View {
        DashboardView().preferredColorScheme(.dark)
    }

    struct Card: ViewModifier {
        func body(content: Content) -> some View {
            content.padding().background(.secondary)
        }
    }

    struct Greeting: View {
        var body: some View { Text("Hello").modifier(Card()) }
    }

    struct Task {
        let title: String
        init(_ title: String) { self.title = title }
    }

    struct Article: Identifiable {
        let id: Int
        let title: String
    }

    @MainActor final class Library: ObservableObject {
        @Published var articles: [Article] = []
        func load() async -> [Article] { articles }
    }

    struct ArticleRow: View {
        let article: Article
        init(_ article: Article) { self.article = article }
        var body: some View { Text(article.title) }
    }

    struct ArticleList: View {
        let articles: [Article]
        init(_ articles: [Article]) { self.articles = articles }
        var body: some View { List(articles) { ArticleRow($0) } }
    }

    struct ArticleEditor: View {
        @State private var title: String
        init(_ article: Article) { _title = State(initialValue: article.title) }
        var body: some View { TextField("Title", text: $title) }
    }

    struct DashboardView: View {
        var body: some View { Text("Dashboard") }
    }

    struct AlertList: View {
        let alerts: [Int]

        init(_ alerts: [Int]) { self.alerts = alerts }

        var body: some View { Text("Alerts: \(alerts.count)") }
    }
}
