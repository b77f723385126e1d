import Pinion

// What the comments of columns, of lists whose rows are chosen and of what a visitor's browser keeps show.

struct ReaderView: View {
    @AppStorage("isLarge") private var isLarge = false

    var body: some View {
        Toggle("Large letters", isOn: $isLarge)
    }
}

private struct OutlinedFolder: Identifiable {
    let id: Int
    let name: String
    var folders: [OutlinedFolder]?
}

private struct FolderView: View {
    let id: Int

    var body: some View { Text("\(id)") }
}

private struct ChosenFolder: View {
    let folders: [OutlinedFolder]
    @State private var folder: Int?

    var body: some View {
        NavigationSplitView {
            List(folders, selection: $folder) { Text($0.name) }
        } detail: {
            if let folder { FolderView(id: folder) } else { Text("Choose a folder") }
        }
    }
}

private struct ChosenRow: View {
    let folders: [OutlinedFolder]
    @State private var chosen: Int?

    var body: some View {
        List(selection: $chosen) {
            ForEach(folders) { folder in Text(folder.name).tag(folder.id) }
        }
    }
}

private struct Outlined: View {
    let folders: [OutlinedFolder]

    var body: some View {
        List {
            OutlineGroup(folders, children: \.folders) { folder in Text(folder.name) }
        }
    }
}

private struct Scaled: View {
    @ScaledMetric private var side = 24.0

    var body: some View { Text("").frame(width: side) }
}

private struct Sized: View {
    @State private var size = 1

    var body: some View {
        ControlGroup {
            Button("Smaller", systemImage: "minus") { size -= 1 }
            Button("Larger", systemImage: "plus") { size += 1 }
        }
    }
}

private struct Scoped: View {
    enum Scope {
        case all
        case unread
    }

    struct ResultsView: View {
        var body: some View { Text("") }
    }

    @State private var scope = Scope.all
    @State private var words = ""

    var body: some View {
        ResultsView()
            .searchScopes($scope) {
                Text("All").tag(Scope.all)
                Text("Unread").tag(Scope.unread)
            }
            .searchable(text: $words)
    }
}
