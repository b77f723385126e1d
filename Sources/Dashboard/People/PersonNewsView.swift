import DashboardStorage
import PinionAccounts

/// What somebody has written, and who follows them.
struct PersonNewsView: View {
    let person: UserModelController
    @StateObject private var news: PersonNews

    init(person: UserModelController, news: @autoclosure @escaping () -> PersonNews) {
        self.person = person
        _news = StateObject(wrappedValue: news())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            if !news.articles.isEmpty {
                Section("Articles") {
                    List(news.articles) { article in
                        VStack(alignment: .leading, spacing: 4) {
                            NavigationLink(article.title, destination: "/articles/\(article.id)")
                            Text(day(article.published)).font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            if !news.followers.isEmpty {
                Section("Followers") {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))]) {
                        ForEach(news.followers) { follower in
                            HStack(spacing: 12) {
                                AvatarView(person: follower)
                                NavigationLink(follower.displayName, destination: "/people/\(follower.id)")
                            }
                        }
                    }
                }
            }
        }
        // Somebody has begun to follow them, or stopped, on whatever page.
        .task { await news.follow(person.user) }
    }
}
