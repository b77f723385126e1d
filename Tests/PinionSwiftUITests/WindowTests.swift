import PinionTesting
import SwiftUI
import Testing

@testable import Packing

/// The scenes of an app, and what it keeps.
@MainActor
@Suite struct WindowTests {
    @Test func theFirstWindowIsAtTheRoot() async throws {
        struct Notes: App {
            var body: some Scene {
                WindowGroup("Notes", id: "notes") { Text("Milk") }
                Window("About Notes", id: "about notes") { Text("Version 1") }
                Settings { Text("Language") }
            }
        }
        let app = try await TestApp(Notes())
        let first = try await app.open("/")
        #expect(first.texts == ["Milk"])
        #expect(first.title == "Notes")
        #expect(try await app.open("/notes").texts == ["Milk"])
        #expect(try await app.open("/about-notes").title == "About Notes")
        #expect(try await app.open("/settings").texts == ["Language"])
    }

    @Test func aPageOfTheProgramsOwnStaysAtTheRoot() async throws {
        struct Notes: App {
            var body: some Scene {
                WindowGroup(id: "notes") { Text("Milk") }
                Page("/") { Text("Welcome") }
            }
        }
        let app = try await TestApp(Notes())
        #expect(try await app.open("/").texts == ["Welcome"])
    }

    @Test func aSceneOfOnesOwnIsMadeOfOthers() async throws {
        struct Windows: Scene {
            var body: some Scene {
                WindowGroup { Text("Milk") }
                Page("/bread") { Text("Bread") }
            }
        }
        struct Notes: App {
            var body: some Scene { Windows() }
        }
        let app = try await TestApp(Notes())
        #expect(try await app.open("/").texts == ["Milk"])
        #expect(try await app.open("/bread").texts == ["Bread"])
    }

    @Test func theStateOfAnAppIsSharedByAllVisitorsAndThatOfAViewIsNot() async throws {
        struct Own: View {
            @State private var count = 0

            var body: some View { Button("Own \(count)") { count += 1 } }
        }
        struct Counting: App {
            @State private var count = 0

            var body: some Scene {
                WindowGroup {
                    Button("All \(count)") { count += 1 }
                    Own()
                }
            }
        }
        let app = try await TestApp(Counting())
        let ann = try await app.open("/")
        let bea = try await app.open("/")
        try await ann.click("All 0")
        try await ann.click("Own 0")
        #expect(ann.buttonLabels == ["All 1", "Own 1"])
        #expect(bea.buttonLabels == ["All 1", "Own 0"])
        try await bea.click("All 1")
        #expect(ann.buttonLabels == ["All 2", "Own 1"])
        #expect(try await app.open("/").buttonLabels == ["All 2", "Own 0"])
    }

    @Test func theObjectOfAnAppIsMadeOnce() async throws {
        @MainActor
        final class Store: ObservableObject {
            static var made = 0
            @Published var name = "Ann"

            init() { Self.made += 1 }
        }
        struct Shared: App {
            @StateObject private var store = Store()

            var body: some Scene {
                WindowGroup { TextField("Name", text: $store.name) }
                Settings { Text(store.name) }
            }
        }
        let app = try await TestApp(Shared())
        let settings = try await app.open("/settings")
        let page = try await app.open("/")
        try page.type("Bea", into: "Name")
        try await settings.settle()
        #expect(settings.texts == ["Bea"])
        #expect(Store.made == 1)
    }

    @Test func theSettingsOfAVisitorAreThoseOfTheNext() async throws {
        let app = try await TestApp(PackingApp())
        let list = try await app.open("/")
        #expect(list.texts.contains("Packing for Lisbon"))
        try await app.open("/settings").type("Oslo", into: "Destination")
        try await list.settle()
        #expect(list.texts.contains("Packing for Oslo"))
        #expect(try await app.open("/").texts.contains("Packing for Oslo"))
    }
}
