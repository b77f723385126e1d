import Pinion
import PinionTesting
import Testing

// What the article "First page in ten minutes" shows.

enum FirstPage {
    struct Shopping: App {
        private let list = ShoppingList()

        var body: some Scene {
            Page("/") { ListView(list: list) }
            Page("/items/:name") { (name: String) in ItemView(name: name, list: list) }
        }
    }

    @MainActor
    final class ShoppingList: ObservableObject {
        @Published var items: [String] = []
    }

    struct ListView: View {
        @ObservedObject var list: ShoppingList
        @State private var next = ""

        var body: some View {
            Form {
                TextField("Next", text: $next)
                Button("Add") {
                    list.items.append(next)
                    next = ""
                }
                .disabled(next.isEmpty)
            }
            List(list.items, id: \.self) { name in
                NavigationLink(name, destination: "/items/\(name)")
            }
        }
    }

    struct ItemView: View {
        let name: String
        @ObservedObject var list: ShoppingList
        @Environment(\.navigate) private var navigate

        var body: some View {
            Text(name).font(.title)
            Button("Bought") {
                list.items.removeAll { $0 == name }
                navigate("/")
            }
        }
    }
}

enum StyledPage {
    /// The package manager makes it of the file that the manifest embeds.
    enum PackageResources {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        static let shopping_css = Array("h1 { color: seagreen; }".utf8)
    }

    struct Shopping: App {
        var files: [EmbeddedFile] { [EmbeddedFile("/shopping.css", PackageResources.shopping_css)] }
        var styleSheets: [String] { ["/shopping.css"] }

        var body: some Scene {
            Page("/") { Text("Milk").font(.title) }
        }
    }
}

@MainActor
@Suite("The shopping list of the documentation") struct ShoppingTests {
    typealias Shopping = FirstPage.Shopping

    @Test func aThingThatIsAddedStandsInEveryTab() async throws {
        let app = try await TestApp(Shopping())
        let (mine, yours) = (try await app.open("/"), try await app.open("/"))
        try mine.type("Milk", into: "Next")
        try await mine.click("Add")
        #expect(yours.texts.contains("Milk"))
    }

    @Test func aThingThatIsBoughtIsOffTheList() async throws {
        let app = try await TestApp(Shopping())
        let tab = try await app.open("/")
        try tab.type("Milk", into: "Next")
        try await tab.click("Add")
        let item = try await app.open("/items/Milk")
        try await item.click("Bought")
        #expect(!tab.shows("Milk"))
        #expect(item.path == "/")
    }
}
