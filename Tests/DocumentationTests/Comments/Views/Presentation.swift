import Pinion

// What the comments in `Sources/Views/Presentation` show.
@MainActor
private struct Presentation {
    func controllerView() -> some Scene {
        Page("/profile") { visit in
            SignedInPage(visit) { ControllerView(ProfileViewController(visit)) }
        }
    }

    struct CancelButton: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Cancel") { dismiss() } }
    }

    struct AvatarView: ElementRepresentable {
        let person: Person

        func makeElement() -> Avatar { Avatar() }

        func updateElement(_ avatar: Avatar) { avatar.person = person }
    }

    struct ReadOnButton: View {
        @Environment(\.navigate) private var navigate

        var body: some View { Button("Read on") { navigate("/articles/7") } }
    }

    struct SwiftButton: View {
        @Environment(\.openURL) private var openURL

        var body: some View { Button("Swift") { openURL("https://swift.org") } }
    }

    struct SaveButton: View {
        let model: Model
        @Environment(\.toast) private var toast

        var body: some View {
            Button("Save") {
                model.save()
                toast("Saved.")
            }
        }
    }

    @ViewBuilder func toolbar(tasks: [Task], @Binding isAdding: Bool) -> some View {
        List(tasks) { TaskRow(task: $0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
    }

    @ViewBuilder func alert(article: Article, library: Library, @Binding isAsking: Bool) -> some View {
        ArticleView(article: article)
            .alert("Delete the article?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { library.delete(article) }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            }
    }

    @ViewBuilder func confirmationDialog(
        article: Article, save: @escaping () -> Void, discard: @escaping () -> Void, @Binding isLeaving: Bool
    ) -> some View {
        ArticleView(article: article)
            .confirmationDialog("Leave without saving?", isPresented: $isLeaving) {
                Button("Save") { save() }
                Button("Discard", role: .destructive) { discard() }
            }
    }

    @ViewBuilder func sheet(@Binding isEditing: Bool, @Binding user: Person) -> some View {
        Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) { ProfileEditingView(user: $user) }
    }

    struct Person {
        var name: String
    }

    final class Avatar: Element {
        var person: Person? { didSet { text = person?.name ?? "" } }
        init() { super.init("span") }
    }

    final class ProfileViewController: ViewController {
        init(_ visit: Visit) { super.init() }
    }

    struct SignedInPage<Content: View>: View {
        let content: Content
        init(_ visit: Visit, @ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
    }

    struct Model {
        func save() {}
    }

    struct Task: Identifiable {
        let id: Int
        let title: String
    }

    struct TaskRow: View {
        let task: Task
        var body: some View { Text(task.title) }
    }

    struct Article {
        let title: String
    }

    struct ArticleView: View {
        let article: Article
        var body: some View { Text(article.title) }
    }

    struct Library {
        func delete(_ article: Article) {}
    }

    struct ProfileEditingView: View {
        @Binding var user: Person
        var body: some View { TextField("Name", text: $user.name) }
    }
}
