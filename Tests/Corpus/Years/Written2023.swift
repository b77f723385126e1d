import Observation
import SwiftUI

// In the words of iOS 17: @Observable, @Bindable, @Environment of a type, onChange with both values.

@Observable
final class Book: Identifiable {
    var title: String
    var isRead = false

    init(title: String) {
        self.title = title
    }
}

@Observable
final class Library {
    var books = [Book(title: "Emma"), Book(title: "Middlemarch")]
    var changes = 0
}

struct LibraryView: View {
    @State private var library = Library()

    var body: some View {
        NavigationStack {
            List(library.books) { book in
                BookRow(book: book)
            }
            .navigationTitle("Library")
            .onChange(of: library.books.map(\.title)) { old, new in
                if old != new { library.changes += 1 }
            }
            .toolbar {
                Button("Add", systemImage: "plus") { library.books.append(Book(title: "New")) }
            }
            LibraryFigures()
        }
        .environment(library)
    }
}

struct BookRow: View {
    @Bindable var book: Book

    var body: some View {
        TextField("Title of \(book.title)", text: $book.title)
        Toggle("Read", isOn: $book.isRead)
    }
}

struct LibraryFigures: View {
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var library = library
        Text("\(library.changes) changes, \(library.books.filter(\.isRead).count) read")
        TextField("First", text: $library.books[0].title)
    }
}

#Preview {
    LibraryView()
}

#Preview("A book: (\"Emma\")", traits: .landscapeLeft) {
    @Previewable @State var book = Book(
        title: "Emma"
    )
    BookRow(book: book)
}
