import Pinion

/// Views beside, below and above each other.
struct Arrangements: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Grid {
                GridRow {
                    Text("Name").bold()
                    Text("Born").bold()
                }
                GridRow {
                    Text("Ada")
                    Text("1815")
                }
            }
            Divider()
            ScrollView(.horizontal) {
                HStack {
                    ForEach(1...30, id: \.self) { Text("Card \($0)").padding().background(.tertiary) }
                }
            }
            .accessibilityLabel("Cards")
            ZStack {
                RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 96, height: 96)
                Text("Above").foregroundStyle(.white)
            }
            GroupBox("Box") { Text("Inside a box") }
            Text("Bold").bold() + Text(" and ") + Text("italic").italic()
        }
    }
}
