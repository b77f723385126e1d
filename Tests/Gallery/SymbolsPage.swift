import Pinion

/// Symbols in their variants, and looks of rows and letters.
struct SymbolsPage: View {
    @State private var isLiked = false
    @State private var rings = 0
    @State private var size = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 32), spacing: 12)], spacing: 12) {
                ForEach(Self.names, id: \.self) { Image(systemName: $0) }
            }
            .font(.title)
            HStack(spacing: 12) {
                Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "exclamationmark.triangle.fill")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.white, .orange)
                Image(systemName: "xmark.octagon.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "wifi", variableValue: 0.5)
                Image(systemName: "cellularbars", variableValue: 0.6)
                Image(systemName: "bell").symbolVariant(.slash.fill)
                Image(systemName: "12.circle.fill")
                Image(systemName: "a.square")
                Image(systemName: "heart").symbolEffect(.pulse)
                Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
            }
            .font(.title)
            HStack(spacing: 12) {
                Button {
                    isLiked.toggle()
                } label: {
                    Image(systemName: isLiked ? "heart.fill" : "heart")
                }
                Button("Ring") { rings += 1 }
                Button {
                } label: {
                    Image(systemName: "unicorn")
                }
                .name("unicorn")
            }
            List {
                Link(destination: "/") { Label("A painted link", systemImage: "star.fill") }
                    .listRowBackground(Color.mint)
                Text("Set in by 40").listRowInsets(EdgeInsets(top: 16, leading: 40, bottom: 16, trailing: 8))
                Text("No line above").listRowSeparator(.hidden, edges: .top)
                Label("A tinted symbol", systemImage: "gear").listItemTint(.orange)
                Label("A gradient behind it", systemImage: "paintpalette.fill")
                    .listRowBackground(
                        LinearGradient(
                            colors: [.yellow.opacity(0.15), .orange.opacity(0.35)], startPoint: .leading,
                            endPoint: .trailing))
            }
            HStack {
                Text("As wide").frame(maxWidth: .infinity).background(Color.yellow)
                Text("As this").frame(maxWidth: .infinity).background(Color.mint)
            }
            HStack {
                Text("Size")
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Middling").tag(2)
                    Text("Extraordinary").tag(3)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
            Text("Letters with room").font(.custom("Georgia", size: 24)).kerning(3)
            Stepper("Guests: \(size)", value: $size, in: 1...3)
        }
        .navigationTitle("Symbols")
    }

    private static let names = [
        "person.3", "largecircle.fill.circle", "xmark.circle", "plus.circle.fill", "gear", "list.bullet",
        "tag", "camera", "timer", "person.crop.circle", "slider.horizontal.3", "questionmark.circle",
        "box.truck",
        "shippingbox", "clock", "qrcode", "building.2", "heart.fill", "lock", "bell.slash", "star.fill",
        "checkmark.circle.fill", "trash.fill", "heart.slash.fill",
    ]
}
