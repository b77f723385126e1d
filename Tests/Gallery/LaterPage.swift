import Pinion

/// A page that needs none of the further style sheets until something is pressed.
struct LaterPage: View {
    @State private var isDrawn = false
    @State private var isCharted = false
    @State private var isMeasured = false
    @State private var isSplit = false
    @State private var chosen: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Drawing") { isDrawn.toggle() }
                Button("Chart") { isCharted.toggle() }
                Button("Measures") { isMeasured.toggle() }
                Button("Rows") { isSplit.toggle() }
            }
            if isDrawn {
                Text("Placed").position(x: 120, y: 40).frame(width: 240, height: 80)
                    .background(.secondary)
                Canvas { context, size in
                    context.fill(
                        Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.blue))
                }
                .frame(width: 120, height: 60)
                .accessibilityLabel("An ellipse")
                Text("Grey").foregroundStyle(.red).grayscale(1)
            }
            if isCharted {
                Chart(["Tea", "Coffee", "Water"], id: \.self) { name in
                    BarMark(x: .value("Drink", name), y: .value("Cups", name.count))
                }
                .frame(height: 240)
            }
            if isMeasured {
                GeometryReader { _ in
                    Rectangle().fill(.green)
                }
                .frame(height: 40)
                ViewThatFits {
                    Text("Wide").frame(width: 4_000)
                    Text("Narrow")
                }
            }
            if isSplit {
                List(["One", "Two", "Three"], id: \.self, selection: $chosen) { Text($0) }
            }
        }
        .navigationTitle("Later")
    }
}
