import DOM
import Reactive
import Testing
import Views

@MainActor
final class Counts { static var bodies: [String: Int] = [:] }

struct Leaf: View {
    @Binding var name: String
    var body: some View {
        Counts.bodies["leaf", default: 0] += 1
        return Text("Hello \(name)")
    }
}
struct Static: View {
    var body: some View {
        Counts.bodies["static", default: 0] += 1
        return Text("static")
    }
}
struct Root: View {
    @State private var name = ""
    @State private var n = 0
    var body: some View {
        let _ = Counts.bodies["root", default: 0] += 1
        VStack(alignment: .leading, spacing: 10) {
            TextField("Username", text: $name)
            Leaf(name: $name)
            Static()
            Button("Press") { n += 1 }
            if n > 1 { Text("many") } else { Text("\(n)") }
            ForEach(0..<n) { i in Text("row \(i)") }
        }
    }
}

@MainActor
@Suite struct Smoke {
    @Test func works() throws {
        let graph = ViewGraph(Root(), path: "/")
        let document = Document(root: graph.page.element)
        graph.show(in: document)
        print(document.root.html)
        try document.control(named: "name")!.enter(.text("Ann"))
        document.commit()
        print(document.root.html, Counts.bodies)
        (document.control(named: "press") as! ButtonElement).press()
        document.commit()
        print(document.root.html, Counts.bodies)
        (document.control(named: "press") as! ButtonElement).press()
        document.commit()
        print(document.root.html, Counts.bodies)
    }
}
