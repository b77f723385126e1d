import Pinion

// What the comments in `Sources/Views/State`, `Environment` and of `View` show.
struct Theme {
    static let plain = Theme()
    var titleColor = Color.blue
}

struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.plain
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private enum OfAKey {
    struct ArticleView: View {
        @Environment(\.theme) private var theme
        @Environment(Library.self) private var library

        var body: some View { Text(library.title).foregroundStyle(theme.titleColor) }
    }

    @Observable final class Library {
        var title = "Articles"
    }
}

private enum OfAnObject {
    struct ArticleView: View {
        @EnvironmentObject var theme: Theme

        var body: some View { Text("In \(theme.name)") }
    }

    final class Theme: ObservableObject {
        @Published var name = "dusk"
    }
}

private enum States {
    struct ArticleEditor: View {
        @Editable var article: Article

        var body: some View { TextField("Title", text: $article.title) }
    }

    struct LoginView: View {
        enum Field { case name, password }
        @FocusState private var field: Field?
        @State private var name = ""

        var body: some View {
            TextField("Name", text: $name).focused($field, equals: .name)
            Button("Log in") { if name.isEmpty { field = .name } }
        }
    }

    struct ArticleListView: View {
        @ObservedObject var library: Library

        var body: some View { Text("\(library.articles.count) articles") }
    }

    struct AccountView: View {
        @SceneStorage("isEditing") private var isEditing = false

        var body: some View {
            Button("Edit…") { isEditing = true }
                .sheet(isPresented: $isEditing) { EditingView() }
        }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Pressed \(count) times") { count += 1 }
        }
    }

    struct ProfileView: View {
        @StateObject var userController = UserModelController.load()

        var body: some View { ProfileEditingView(user: $userController.user) }
    }

    struct Greeting: View {
        @State private var name = ""

        var body: some View {
            TextField("Your name", text: $name)
            Text("Hello, \(name)")
        }
    }

    struct PeopleSearch: View {
        @Query("q") private var words = ""
        @Query("page", .push) private var page = 1

        var body: some View {
            TextField("Search", text: $words)
            Text("Page \(page) of what is found for \(words)")
            Button("Next") { page = min(page, 99) + 1 }
        }
    }

    @Observable final class Article {
        var title = ""
    }

    final class Library: ObservableObject {
        @Published var articles: [Article] = []
    }

    struct EditingView: View {
        var body: some View { Text("Editing") }
    }

    @MainActor
    final class UserModelController: ObservableObject {
        @Published var user = "ada"
        static func load() -> UserModelController { UserModelController() }
    }

    struct ProfileEditingView: View {
        @Binding var user: String
        var body: some View { TextField("Name", text: $user) }
    }
}
