import Combine
import SwiftUI

// What the comments of the modules for sources of the iPhone show; the tests of the documentation look here.

private struct Clock: View {
    @State private var now = Date.now

    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(now, style: .time).onReceive(timer) { now = $0 }
    }
}

private struct Article: Decodable {
    let title: String
}

@MainActor
private final class Articles: ObservableObject {
    @Published var articles: [Article] = []

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Article].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .assign(to: &$articles)
    }
}

private struct Library {
    func find(_ words: String) -> [String] { [words] }
}

@MainActor
private final class Search: ObservableObject {
    @Published var text = ""
}

private struct Results: View {
    @ObservedObject var search: Search
    let library: Library
    @State private var results: [String] = []
    @State private var found: AnyCancellable?

    var body: some View {
        List(results, id: \.self) { Text($0) }.onAppear { found = follow() }
    }

    private func follow() -> AnyCancellable {
        search.$text
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { results = library.find($0) }
    }
}

extension EnvironmentValues {
    @Entry var volume: Double = 0.5
}

@MainActor
private func texts(count: Int, name: String) -> String {
    String(localized: "\(count) photos by \(name)")  // the key “%lld photos by %@”
}

private struct Menus: View {
    var body: some View {
        let title = LocalizedStringResource("Settings", table: "Menus", comment: "Title of the page")
        Text(title)
    }
}
