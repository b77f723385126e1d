import Pinion

// What the comments in `Sources/Views/Data` and of `ForEach` show.
@MainActor
private struct Data {
    @ViewBuilder func forEach(@Binding articles: [Article], names: [String]) -> some View {
        ForEach(articles) { article in Text(article.title) }
        ForEach(names, id: \.self) { name in Text(name) }
        ForEach($articles) { $article in TextField("Title", text: $article.title) }
    }

    @ViewBuilder func editing(@Binding tasks: [Task]) -> some View {
        List {
            ForEach(tasks) { Text($0.title) }
                .onDelete { tasks.remove(atOffsets: $0) }
        }
    }

    @ViewBuilder func list(articles: [Article], model: Model) -> some View {
        List(articles) { article in
            NavigationLink(article.title, destination: "/articles/\(article.id)")
        }

        List {
            Section("Today") { ForEach(model.today) { TaskRow(task: $0) } }
            Section("Later") { ForEach(model.later) { TaskRow(task: $0) } }
        }
    }

    @ViewBuilder func table(people: [Person]) -> some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age).alignment(.trailing)
            TableColumn("Last seen") { person in Text(person.lastSeen) }
        }
        .accessibilityLabel("People")
    }

    @ViewBuilder func tableColumn(people: [Person]) -> some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Photo") { person in Image(person.photo, label: Text(person.name)) }
            TableColumn("Age", value: \.age).alignment(.trailing)
        }
    }

    @ViewBuilder func search(results: [Person], @Binding query: String) -> some View {
        List(results) { Text($0.name) }.searchable(text: $query)
    }

    struct Article: Identifiable {
        let id: Int
        var title: String
    }

    struct Task: Identifiable {
        let id: Int
        let title: String
    }

    struct TaskRow: View {
        let task: Task
        var body: some View { Text(task.title) }
    }

    struct Model {
        let today, later: [Task]
    }

    struct Person: Identifiable {
        let id, age: Int
        let name, lastSeen, photo: String
    }
}
