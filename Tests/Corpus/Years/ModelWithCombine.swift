import Combine

// A model that says `import Combine` and nothing else.

final class SearchModel: ObservableObject {
    @Published var words = ""
    @Published private(set) var found: [String] = []
    private var subscriptions = Set<AnyCancellable>()
    private let names = CurrentValueSubject<[String], Never>(["Ada", "Grace", "Alan"])

    init() {
        $words
            .combineLatest(names)
            .map { words, names in names.filter { $0.hasPrefix(words) } }
            .sink { [weak self] in self?.found = $0 }
            .store(in: &subscriptions)
    }
}
