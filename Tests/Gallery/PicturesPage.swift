import Pinion

/// A picture of bytes that the program has.
struct PicturesPage: View {
    @State private var red: UInt8 = 200

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Image(data: drawing, type: .svg, label: Text("A square"))
            Button("Another") { red = red == 200 ? 100 : 200 }
        }
        .navigationTitle("Pictures")
    }

    private var drawing: [UInt8] {
        let square = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(red / 10)" height="20">\
            <rect width="100%" height="20" fill="rgb(\(red),0,0)"/><script>document.title = "run"</script></svg>
            """
        return Array(square.utf8)
    }
}
