import Pinion

/// A field, what has been typed into it, and many other fields, each with a state of its own.
struct FieldPage: View {
    let size: Int
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Greeting(name: $name)
        ForEach(0..<size) { number in OtherField(number: number) }
    }
}

/// One of the other fields.
struct OtherField: View {
    let number: Int
    @State private var text = ""

    var body: some View { TextField("Field \(number)", text: $text) }
}
