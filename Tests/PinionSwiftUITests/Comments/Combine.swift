import Combine
import Foundation
import SwiftUI

// What the comments in `Sources/PinionSwiftUI/Combine` show.
@MainActor
private struct FoundationPublishers {
    struct Clock: View {
        @State private var now = Date.now

        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            Text(now, style: .time).onReceive(timer) { now = $0 }
        }
    }

    final class ArticleList: ObservableObject {
        @Published var articles: [Article] = []

        func load(from url: URL) {
            URLSession.shared.dataTaskPublisher(for: url)
                .map(\.data)
                .decode(type: [Article].self, decoder: JSONDecoder())
                .replaceError(with: [])
                .assign(to: &$articles)
        }
    }

    final class Library: ObservableObject {
        @Published var results: [Article] = []

        func show(what search: Search, finds library: Shelf) {
            search.$text
                .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .map(library.find)
                .assign(to: &$results)
        }
    }
}

// What they take for granted.
extension FoundationPublishers {
    struct Article: Codable {
        let title: String
    }

    final class Search: ObservableObject {
        @Published var text = ""
    }

    struct Shelf {
        let articles: [Article]

        func find(_ text: String) -> [Article] { articles.filter { $0.title.contains(text) } }
    }
}
