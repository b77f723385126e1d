import Combine
import SwiftUI

// Models and views as they were written in the years of Combine: queues, timers, loaders, notifications.

@MainActor
enum WrittenWithCombine {
    struct Article: Codable, Identifiable {
        let id: Int
        let title: String
    }

    final class SearchViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private var cancellables = Set<AnyCancellable>()

        init(names: [String]) {
            $query
                .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .removeDuplicates()
                .map { query in names.filter { $0.localizedCaseInsensitiveContains(query) } }
                .receive(on: RunLoop.main)
                .assign(to: &$results)
        }
    }

    final class ArticleLoader: ObservableObject {
        @Published var articles: [Article] = []
        @Published var error: String?
        private var cancellable: AnyCancellable?

        func load(from url: URL) {
            cancellable = URLSession.shared.dataTaskPublisher(for: url)
                .tryMap { output in
                    if let response = output.response as? HTTPURLResponse, response.statusCode != 200 {
                        throw URLError(.badServerResponse)
                    }
                    return output.data
                }
                .decode(type: [Article].self, decoder: JSONDecoder())
                .retry(1)
                .receive(on: DispatchQueue.main)
                .sink(
                    receiveCompletion: { [weak self] completion in
                        if case .failure(let error) = completion { self?.error = error.localizedDescription }
                    },
                    receiveValue: { [weak self] in self?.articles = $0 })
        }
    }

    struct ClockView: View {
        @State private var now = Date()
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            Text(now, style: .time)
                .onReceive(timer) { now = $0 }
                .onReceive(NotificationCenter.default.publisher(for: .init("tick"))) { _ in now = Date() }
        }
    }

    struct CountdownView: View {
        let end: Date

        var body: some View {
            VStack {
                Text(end, style: .relative)
                Text("Ends in \(end, style: .timer)")
                Text(timerInterval: Date()...end.addingTimeInterval(86400), countsDown: true)
                ProgressView(timerInterval: Date()...end.addingTimeInterval(86400)) { Text("Round") }
            }
        }
    }

    struct NoteView: View {
        let note = try? AttributedString(markdown: "Take the **second** road, [here](https://example.org)")

        var body: some View {
            VStack(alignment: .leading) {
                if let note { Text(note) }
                Text("Made with *care* by **\(NSUserName())**")
                Text("Old price").strikethrough(true, pattern: .dash, color: .red)
            }
        }
    }

    struct StarsView: View {
        @Binding var stars: Int
        @AccessibilityFocusState private var isRead: Bool

        var body: some View {
            HStack {
                ForEach(1..<6) { star in
                    Image(systemName: star <= stars ? "star.fill" : "star")
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text("Rating"))
            .accessibilityValue(Text("\(stars) of 5"))
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: stars = min(stars + 1, 5)
                case .decrement: stars = max(stars - 1, 0)
                @unknown default: break
                }
            }
            .accessibilityIdentifier("stars")
            .sensoryFeedback(.selection, trigger: stars)
        }
    }

    struct CardView: View {
        @State private var isLoading = true

        var body: some View {
            Text("A secret that is not known yet")
                .redacted(reason: isLoading ? .placeholder : [])
                .padding()
                .glassEffect(.regular, in: RoundedRectangle(cornerRadius: 12))
                .statusBarHidden()
        }
    }
}

extension EnvironmentValues {
    @Entry var volume: Double = 0.5
    @Entry var loudest: String?
}

extension WrittenWithCombine {
    struct VolumeView: View {
        @Environment(\.volume) private var volume
        @Environment(\.loudest) private var loudest
        let sold = Self.soldOut()

        var body: some View {
            Text("\(volume, specifier: "%.1f")")
            Text(loudest ?? "Nobody")
            Text(sold)
        }

        static func soldOut() -> AttributedString {
            var title = AttributedString("Sold out")
            title.foregroundColor = .red
            return title
        }
    }

    static func ask() {
        [1, 2, 3].publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: { value in
                    print(value)
                    return .max(1)
                }))
    }
}
