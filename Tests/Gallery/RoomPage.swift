import Pinion

/// Rows with texts at both ends in cells that are narrow, on a page that can be as wide as the window.
struct RoomPage: View {
    @State private var isWide = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Toggle("Wide", isOn: $isWide)
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(1...6, id: \.self) { tank in
                    GroupBox {
                        HStack {
                            Text("Temperature")
                            Spacer()
                            Text("\(tank * 1_000_000) litres").fontWeight(.bold)
                        }
                    }
                }
            }
            Grid {
                GridRow {
                    cell("Circulation", "1234567 l/h")
                    cell("Temperature", "21.5 °C")
                    cell("Conductivity", "microsiemens")
                }
            }
        }
        .navigationTitle("Room")
        .pageWidth(isWide ? .wide : .regular)
    }

    private func cell(_ name: String, _ value: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Text(value)
        }
    }
}
