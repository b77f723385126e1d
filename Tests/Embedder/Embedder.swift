import Glibc
import Pinion

/// A program that has an HTTP server of its own, in which a site lies at `/admin`.
@main
struct Embedder {
    @MainActor
    static func main() async throws {
        let site = Site(at: "/admin") {
            Page("/") { GreetingView() }
            Page("/other") { Link("Back", destination: "/") }
        }
        site.metricsToken = "whoever runs this site"
        site.logsRequests = true
        let server = try PlainServer { request in await site.respond(to: request) }
        print("Listening on http://127.0.0.1:\(server.port)")
        fflush(nil)
        server.start()
        try await Task.sleep(for: .seconds(86_400))
    }
}

struct GreetingView: View {
    @State private var name = ""
    @State private var count = 0
    @Environment(\.navigate) private var navigate

    var body: some View {
        TextField("Name", text: $name)
        Text("Hello, \(name.uppercased())").name("greeting")
        Button("Pressed \(count) times") { count += 1 }
        Button("Elsewhere") { navigate("/other") }
    }
}
