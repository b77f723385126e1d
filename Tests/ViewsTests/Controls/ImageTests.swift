import DOM
import Testing
import Views

@MainActor
@Suite("Image")
struct ImageTests {
    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1]

    @Test func showsBytesFromAnAddressOfItsOwn() throws {
        let page = MountedPage(Image(data: png, label: Text("The door")))
        let key = Picture(png, type: .png).key
        #expect(page.html == #"<img src="/pictures/\#(key)" alt="The door">"#)
        #expect(page.document.picture(key)?.bytes == png)
        #expect(page.reports == [])
    }

    @Test func showsOtherBytesWhenTheyCome() throws {
        let page = MountedPage(Camera())
        #expect(page.html.contains(Picture([1], type: .jpeg).address))
        page.press("next")
        #expect(page.html.contains(Picture([2], type: .jpeg).address))
        page.press("stored")
        #expect(page.html.contains(#"<img src="/door.jpg" alt="">"#))
        page.press("next")
        #expect(page.html.contains(Picture([3], type: .jpeg).address))
    }

    @Test func showsTheFileThatHasJustCome() async throws {
        let page = MountedPage(Album())
        let field = try #require(page.control("photo") as? FileElement)
        try await field.receive(UploadedFile(name: "me.gif", bytes: png))
        page.turn()
        #expect(page.html.hasSuffix(#"<img src="\#(Picture(png, type: .png).address)" alt="The photo">"#))
    }

    @Test func tellsOnceWhichBytesAreNone() {
        let page = MountedPage(Wrong())
        #expect(page.html == #"<img alt=""><img alt="">"#)
        #expect(page.reports == ["/: Wrong: the bytes of an Image are no picture that browsers show."])
    }

    @Test(arguments: ["data:image/png;base64,AA", "mailto:ann@example", "javascript:alert(1)"])
    func tellsWhatIsNoAddressOfAPicture(_ address: String) {
        let problem = "an Image shows what is on this site or on another one of the web, not “\(address)”."
        #expect(reports(of: address) == ["/: Portrait: \(problem)"])
    }

    @Test(arguments: [
        ("https://c.example/a.png", "https://c.example"),
        ("HTTPS://a.example.evil/a.png", "https://a.example.evil"),
        ("//c.example/a.png", "//c.example"), ("https://b.example:81/a.png", "https://b.example:81"),
        ("http://b.example:81/a.png", "http://b.example:81"), ("http://a.example", "http://a.example"),
    ])
    func tellsWhatThePolicyRefuses(_ address: String, _ origin: String) {
        let problem = "an Image is not shown, since imageOrigins of the App does not have “\(origin)”."
        #expect(reports(of: address) == ["/: Portrait: \(problem)"])
    }

    @Test(arguments: [
        "https://a.example/x.png", "//A.example/x.png", "http://x.b.example:81/y?z#w", "/a:b.png", "a.png",
        "https://a.example",
    ])
    func saysNothingOfWhatIsAllowed(_ address: String) {
        #expect(reports(of: address) == [])
    }

    @Test func saysNothingOfOtherSitesWhereNobodyKnowsWhichAreAllowed() {
        let page = MountedPage(Portrait(address: "https://c.example/a.png"))
        #expect(page.reports == [])
        #expect(page.html.contains(#"src="https://c.example/a.png""#))
    }

    private func reports(of address: String) -> [String] {
        var environment = EnvironmentValues()
        environment.imageOrigins = ["https://a.example", "http://*.b.example:81"]
        return MountedPage(Portrait(address: address), environment: environment).reports
    }

    private struct Portrait: View {
        let address: String

        var body: some View {
            Image(address)
            Image(address)
        }
    }

    private struct Wrong: View {
        var body: some View {
            Image(data: [1, 2, 3])
            Image(data: [4])
        }
    }

    private struct Album: View {
        @State private var photo: [UInt8]?

        var body: some View {
            PhotoPicker("Photo") { photo = try await $0.bytes }
            if let photo { Image(data: photo, label: Text("The photo")) }
        }
    }

    private struct Camera: View {
        @State private var frame: UInt8 = 1
        @State private var isStored = false

        var body: some View {
            isStored ? Image(decorative: "door.jpg") : Image(data: [frame], type: .jpeg)
            Button("Next") {
                frame += 1
                isStored = false
            }
            Button("Stored") { isStored = true }
        }
    }
}
