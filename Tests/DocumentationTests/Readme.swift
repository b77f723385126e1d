import PinionAccounts

// What README shows, as it stands there.

enum Background {
    struct Boiler: App {
        private let tank = Tank()

        var body: some Scene {
            Page("/") { TankView(tank: tank) }
        }

        func start() {  // once, before the first page is opened
            Task { await tank.measure() }
        }

        func stop() async {  // once, when no page is open any more
            tank.save()
        }
    }

    @MainActor
    final class Tank: ObservableObject {
        @Published private(set) var level = 0.5
        @Published var limit = 0.8

        func measure() async {
            while !Task.isCancelled {
                level = Double.random(in: 0...1)
                try? await Task.sleep(for: .seconds(1))
            }
        }

        func save() {}
    }

    struct TankView: View {
        @ObservedObject var tank: Tank

        var body: some View {
            Gauge("Level", value: tank.level)
            Slider("Alarm above", value: $tank.limit, in: 0...1)
            if tank.level > tank.limit { Text("Too full").foregroundStyle(.red) }
        }
    }
}

struct GuestBook: AccountsApp {
    private let book = Book()

    var body: some Scene {
        Page("/") { BookView(book: book) }
        Page("/write") { visit in
            WriteView(book: book, name: visit.user?.name ?? "")
        }.requiresSignIn()
        SignInPage()
    }
}

@MainActor
final class Book: ObservableObject {
    @Published var entries: [String] = []
}

struct BookView: View {
    @ObservedObject var book: Book

    var body: some View {
        List(book.entries, id: \.self) { Text($0) }
        NavigationLink("Write", destination: "/write")
    }
}

struct WriteView: View {
    let book: Book
    let name: String
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Entry", text: $text)
            Button("Write") { book.entries.append("\(name): \(text)") }.disabled(text.isEmpty)
        }
    }
}

enum Daemon {
    struct Thermostat {
        @MainActor
        static func main() async throws {
            let heating = Heating()
            let site = Site(at: "/heating", identity: .header("Remote-User")) {
                Page("/") { HeatingView(heating: heating) }.requiresSignIn()
                Endpoint(.get, "/temperature") { _ in Response("\(heating.temperature)\n") }
            }
            try await site.run(
                on: .tcp("127.0.0.1", port: 8080), .unix("/run/thermostat/http.sock", mode: 0o660))
        }
    }
}

@MainActor
final class Heating: ObservableObject {
    @Published var temperature = 20.0
    @Published var wanted = 21.0
}

struct HeatingView: View {
    @ObservedObject var heating: Heating

    var body: some View {
        Text("\(heating.temperature) °C").name("temperature")
        Slider("Wanted", value: $heating.wanted, in: 5...30, step: 0.5)
    }
}

enum Addresses {
    struct Shop: App {
        var body: some Scene {
            Page("/articles/:id") { (id: Int) in ArticleView(id: id) }
            Page("/profile") { visit in
                if let user = visit.user { ProfileView(user: user) } else { Redirect(to: "/login") }
            }
            Page("/admin") { AdminView() }.allowed { $0.roles.contains("admin") }
            NotFoundPage { visit in Text("There is nothing at \(visit.path).") }
        }
    }

    struct ArticleView: View {
        let id: Int
        var body: some View { Text("Article \(id)") }
    }

    struct ProfileView: View {
        let user: SignedInUser
        var body: some View { Text(user.name) }
    }

    struct AdminView: View {
        var body: some View { Text("For administrators") }
    }
}
