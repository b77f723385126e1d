import Pinion

/// A field, what has been typed into it, and many texts that have nothing to do with it.
struct TextPage: View {
    let size: Int
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Greeting(name: $name)
        ForEach(0..<size) { number in Text("Text \(number)") }
    }
}

/// Says what has been typed.
struct Greeting: View {
    @Binding var name: String

    var body: some View { Text("Hello, \(name)") }
}
