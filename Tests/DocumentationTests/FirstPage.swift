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

enum FilesPage {
    actor Archive {
        private(set) var bytes: [UInt8] = []

        func append(_ chunk: [UInt8]) { bytes += chunk }
    }

    struct ReceiptsView: View {
        let archive: Archive
        @State private var receipts: [UploadedFile] = []

        var body: some View {
            Form {
                FilePicker(
                    "Receipts", selection: $receipts, allowedContentTypes: [.pdf, .image],
                    maximumSize: 20 << 20, maximumCount: 5)
                List(receipts, id: \.self) { Text("\($0.name ?? "A file"), \($0.size) bytes") }
                Button("Hand in") { await handIn() }.disabled(receipts.isEmpty)
            }
        }

        private func handIn() async {
            for receipt in receipts {
                do {
                    for try await chunk in receipt.chunks { await archive.append(chunk) }
                } catch { return }
            }
            receipts = []
        }
    }
}

@MainActor
@Suite("The receipts of the documentation") struct ReceiptsTests {
    @Test func areHandedIn() async throws {
        let archive = FilesPage.Archive()
        let tab = try TestTab { FilesPage.ReceiptsView(archive: archive) }
        try await tab.upload(
            UploadedFile(name: "a.pdf", bytes: [1, 2]), UploadedFile(name: "b.exe", bytes: [3]),
            UploadedFile(name: "c", type: "image/heic", bytes: [4]), to: "Receipts")
        #expect(tab.texts.contains("a.pdf, 2 bytes"))
        #expect(tab.texts.contains("c, 1 bytes"))
        #expect(
            try tab.error(of: "Receipts")
                == "“b.exe”: This kind of file is not taken here, only: .pdf, image.")
        try await tab.click("Hand in")
        #expect(await archive.bytes == [1, 2, 4])
        #expect(try tab.isEnabled("Hand in") == false)
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
