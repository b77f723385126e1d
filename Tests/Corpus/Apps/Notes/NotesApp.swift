import SwiftUI

@main
struct NotesApp: App {
    @StateObject private var store = NoteStore()

    var body: some Scene {
        WindowGroup {
            NotesView()
                .environmentObject(store)
        }
    }
}

struct Note: Identifiable, Hashable {
    let id: Int
    var title: String
    var text: String
    var folder: String
}

final class NoteStore: ObservableObject {
    @Published var notes = [
        Note(id: 1, title: "Groceries", text: "Bread, milk", folder: "Home"),
        Note(id: 2, title: "Garden", text: "Plant the beans", folder: "Home"),
        Note(id: 3, title: "Meeting", text: "Tuesday at ten", folder: "Work"),
    ]

    var folders: [String] { Array(Set(notes.map(\.folder))).sorted() }
}
