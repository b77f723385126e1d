import Pinion

/// Looks of exact sizes, which can change.
struct ExactPage: View {
    @State private var width = 44.0

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Button("Wider") { width = 131.5 }
            Text("W").name("wide").frame(width: width, height: 23)
                .background(
                    LinearGradient(
                        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.25)],
                        startPoint: .leading, endPoint: .trailing))
            Text("P").name("padded").padding(.horizontal, 7).padding(.top, 3)
                .background(Color(red: 0.2, green: 0.4, blue: 0.8))
            Image(decorative: "icon.svg").resizable().frame(width: 40, height: 25)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 9) {
                ForEach(1...4, id: \.self) { Text("Cell \($0)") }
            }
            .frame(width: 320)
            Text("T").name("turned").frame(width: 20).rotationEffect(.degrees(30)).offset(x: 5, y: -2)
            if width > 100 { Text("New").name("new").frame(width: 61.25, height: 30).opacity(0.35) }
        }
        .navigationTitle("Exact")
    }
}
