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

    struct Member: Identifiable {
        let name: String
        let age: Int
        var id: String { name }
    }

    struct PeopleByAge: View {
        let people: [Member]
        @State private var order = [ColumnOrder(\Member.age, .descending)]

        var body: some View {
            Table(people.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age)
            }
        }
    }

    struct Fleet: View {
        let ships: [Ship]
        @Query("columns") private var columns = TableColumnCustomization<Ship>()

        var body: some View {
            Table(ships, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Length", value: \.length).customizationID("length").width(min: 80, ideal: 120)
                TableColumn("Built", value: \.year).customizationID("built").defaultVisibility(.hidden)
            }
        }
    }

    @ViewBuilder func export(ships: [Ship], @Binding order: [ColumnOrder<Ship>]) -> some View {
        Table(ships.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Length", value: \.length)
        }
        .exportsCSV(named: "ships")
    }

    @ViewBuilder func selectionMenu(people: [Person], @Binding selection: Set<Int>, model: Model) -> some View
    {
        Table(people, selection: $selection) {
            TableColumn("Name", value: \.name)
        }
        .contextMenu(forSelectionType: Person.ID.self) { chosen in
            Button("Remove", role: .destructive) { model.remove(chosen) }
        } primaryAction: { chosen in
            model.open(chosen)
        }
    }

    func csv() {
        let table = CSV([["Name", "Length"], ["Vasa", "69"], ["HMS \"Beagle\"", "27.5"]])
        print(table.text)
    }

    struct Ship: Identifiable {
        let name: String
        let length, year: Int
        var id: String { name }
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
        func remove(_ people: Set<Int>) {}
        func open(_ people: Set<Int>) {}
    }

    struct Person: Identifiable {
        let id, age: Int
        let name, lastSeen, photo: String
    }
}
