import Pinion
import PinionTesting
import Testing

private struct Greeting: View {
    @State private var name = ""

    var body: some View {
        TextField("Your name", text: $name)
        Text("Hello, \(name)")
    }
}

@MainActor
@Suite struct AKeystroke {
    @Test func isAnsweredWithAFrame() throws {
        let tab = try TestTab { Greeting() }
        let frame = try tab.send("Ada", toFieldNamed: "name")
        #expect(frame == #"{"b":1,"q":2,"fields":{"name":[1]},"ops":[["t",6,"Hello, Ada"]],"n":1}"#)
        #expect(
            try tab.send("Bob", toFieldNamed: "name")
                == #"{"b":2,"q":3,"fields":{"name":[2]},"ops":[["t",6,"Hello, Bob"]],"n":2}"#)
    }

    @Test func isRefusedWhereThereIsNoSuchField() throws {
        let tab = try TestTab { Greeting() }
        #expect(throws: TestFailure.self) { try tab.send("Ada", toFieldNamed: "nobody") }
    }
}
