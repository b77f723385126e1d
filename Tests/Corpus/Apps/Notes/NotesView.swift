import SwiftUI

struct NotesView: View {
    @EnvironmentObject private var store: NoteStore
    @AppStorage("isLarge") private var isLarge = false
    @AppStorage("sortsByTitle") private var sortsByTitle = false
    @State private var folder: String?
    @State private var note: Note.ID?
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationSplitView {
            List(store.folders, id: \.self, selection: $folder) { folder in
                Label(folder, systemImage: "folder")
            }
            .navigationTitle("Folders")
            Toggle("Large letters", isOn: $isLarge)
            Toggle("Sort by title", isOn: $sortsByTitle)
        } content: {
            List(notes, selection: $note) { note in
                Text(note.title)
            }
            .navigationTitle(folder ?? "Notes")
        } detail: {
            if let index = store.notes.firstIndex(where: { $0.id == note }) {
                NoteEditor(note: $store.notes[index])
                    .font(isLarge ? .title2 : .body)
            } else {
                Text("Choose a note")
            }
        }
    }

    private var notes: [Note] {
        let found = store.notes.filter { folder == nil || $0.folder == folder }
        return sortsByTitle ? found.sorted { $0.title < $1.title } : found
    }
}

struct NoteEditor: View {
    @Binding var note: Note

    var body: some View {
        Form {
            TextField("Title", text: $note.title)
            TextEditor(text: $note.text)
        }
        .navigationTitle(note.title)
    }
}
