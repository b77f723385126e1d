import Combine
import SwiftUI

@main
struct HeadlinesApp: App {
    var body: some Scene {
        WindowGroup {
            HeadlineList()
        }
    }
}

struct Headline: Codable, Identifiable {
    let id: Int
    let title: String
    let summary: String
    let published: Date
}

final class HeadlineStore: ObservableObject {
    @Published private(set) var headlines: [Headline] = []
    @Published private(set) var problem: String?
    @Published private(set) var isLoading = false
    @Published var search = ""
    @Published private(set) var found: [Headline] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $headlines
            .combineLatest($search.debounce(for: 0.05, scheduler: DispatchQueue.main).prepend(""))
            .map { headlines, search in
                search.isEmpty
                    ? headlines : headlines.filter { $0.title.localizedCaseInsensitiveContains(search) }
            }
            .assign(to: &$found)
    }

    func load(_ name: String = "headlines") {
        isLoading = true
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        URLSession.shared.dataTaskPublisher(for: Self.url(of: name))
            .map(\.data)
            .decode(type: [Headline].self, decoder: decoder)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.isLoading = false
                if case .failure = completion { self?.problem = "The news cannot be read." }
            } receiveValue: { [weak self] headlines in
                self?.problem = nil
                self?.headlines = headlines
            }
            .store(in: &cancellables)
    }

    private static func url(of name: String) -> URL {
        Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources")
            ?? URL(fileURLWithPath: "/nowhere")
    }
}

struct HeadlineList: View {
    @StateObject private var store = HeadlineStore()

    var body: some View {
        NavigationView {
            List(store.found) { headline in
                VStack(alignment: .leading) {
                    Text(headline.title).font(.headline)
                    Text(Self.styled(headline.summary))
                    Text(headline.published, style: .date).font(.caption)
                }
            }
            .overlay { if store.isLoading { ProgressView() } }
            .searchable(text: $store.search)
            .navigationTitle("Headlines")
            .toolbar {
                Button("Break it") { store.load("missing") }
            }
            .safeAreaInset(edge: .bottom) {
                if let problem = store.problem { Text(problem).foregroundColor(.red) }
            }
            .onAppear { store.load() }
        }
    }

    private static func styled(_ summary: String) -> AttributedString {
        (try? AttributedString(markdown: summary)) ?? AttributedString(summary)
    }
}
