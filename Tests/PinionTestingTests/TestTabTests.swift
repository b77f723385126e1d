import Pinion
import PinionTesting
import Testing

private struct Greeting: View {
    @State private var name = ""
    @State private var isLocked = false

    var body: some View {
        TextField("Your name", text: $name).disabled(isLocked)
        Text("Hello, \(name)")
        Button("Lock") { isLocked = true }
    }
}

private struct Desk: View {
    @State private var size = 0

    var body: some View {
        PhotoPicker("Photo") { file in
            guard file.size > 1 else { throw FieldError("That is too little.") }
            size = file.size
        }
        Text("\(size) bytes")
    }
}

private struct Site: App {
    var body: some Scene {
        Page("/") { Redirect(to: "/greeting/3?size=large") }
        Page("/greeting/:number") { (visit: Visit, number: Int) in
            Text("Greeting \(number), \(visit.query["size"] ?? "small")")
        }
    }
}

@MainActor
@Suite struct ATab {
    @Test func isTypedIntoAndRead() throws {
        let tab = try TestTab { Greeting() }
        #expect(tab.texts == ["Hello, "])
        try tab.type("Ada", into: "Your name")
        #expect(tab.texts == ["Hello, Ada"])
        #expect(try tab.value(of: "Your name") == "Ada")
        #expect(tab.operations() == [#"["t",6,"Hello, Ada"]"#])
        #expect(tab.operations() == [])
    }

    @Test func holdsATestToWhatAPersonCanDo() async throws {
        let tab = try TestTab { Greeting() }
        try await tab.click("Lock")
        #expect(try tab.isEnabled("Your name") == false)
        #expect(throws: TestFailure.self) { try tab.type("Ada", into: "Your name") }
        let failure = await #expect(throws: TestFailure.self) { try await tab.click("Unlock") }
        #expect(failure?.description == "There is no button “Unlock”, only: Lock.")
    }

    @Test func isGivenFiles() async throws {
        let tab = try TestTab { Desk() }
        try await tab.upload(UploadedFile(name: "a.jpg", bytes: [1, 2, 3]), to: "Photo")
        #expect(tab.texts.contains("3 bytes"))
        try await tab.upload(UploadedFile(bytes: [1]), to: "Photo")
        #expect(try tab.error(of: "photo") == "That is too little.")
        let failure = await #expect(throws: TestFailure.self) {
            try await tab.upload(UploadedFile(bytes: [1]), to: "Document")
        }
        #expect(failure?.description.hasPrefix("There is no field “Document”") == true)
    }

    @Test func ofAnAppFollowsWhereItLeads() async throws {
        let app = try await TestApp(Site())
        let tab = try await app.open("/")
        #expect(tab.path == "/greeting/3")
        #expect(tab.texts == ["Greeting 3, large"])
    }

    @Test(arguments: ["/greeting/three", "/greeting/", "/nowhere"])
    func isNotOpenedWhereThereIsNoPage(address: String) async throws {
        let app = try await TestApp(Site())
        let failure = await #expect(throws: TestFailure.self) { try await app.open(address) }
        #expect(failure?.description == "There is no page at \(address).")
    }
}
