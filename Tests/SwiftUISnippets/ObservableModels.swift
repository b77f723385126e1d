import Pinion

@Observable
class Library {
    var query = ""
    var articles: [Article] = []
}

struct LibraryView: View {
    @Environment(Library.self) private var library

    var body: some View {
        @Editable var library = library
        TextField("Search", text: $library.query)
        ForEach($library.articles) { $article in
            TextField("Title", text: $article.title)
        }
        switch library.articles.count {
        case 0: Text("Nothing")
        case 1: Text("One")
        default: Text("\(library.articles.count) articles")
        }
    }
}

struct LibraryPage: View {
    @State private var library = Library()

    var body: some View {
        LibraryView().environment(library)
    }
}
