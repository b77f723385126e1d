import Pinion

/// Views that know how large they are, and what is made of that.
struct MeasuresPage: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var words = ""
    @State private var height = 0.0
    @State private var padding = 0.0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(sizeClass == .compact ? "Compact" : "Regular").name("size-class")
            GeometryReader { proxy in
                Rectangle().fill(.blue).frame(width: proxy.size.width / 2, height: 24)
            }
            .frame(height: 24)
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) wide").name("reader-width")
            }
            .frame(height: 28)
            TextField("Words", text: $words)
            Text(words.isEmpty ? "Nothing yet" : words)
                .onGeometryChange(for: Double.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
            Text("Height: \(Int(height))").name("text-height")
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("A line that needs a wide window to find room for")
                    Text("beside another one")
                }
                Text("Little room")
            }
            Flow(spacing: 8) {
                ForEach(
                    ["Swift", "Combine", "Charts", "Observation", "Concurrency", "Foundation"], id: \.self
                ) {
                    Text($0).padding(6).background(.tertiary).cornerRadius(8)
                }
            }
            .accessibilityLabel("Tags")
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width))").padding(padding)
            }
            .frame(height: 28)
            Button("More room") { padding += 1 }
        }
        .navigationTitle("Measures")
    }
}

/// Views like words.
private struct Flow: Layout {
    var spacing = 8.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let places = places(of: subviews, in: proposal.width ?? .infinity)
        return Size(width: proposal.width ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
            subview.place(
                at: Point(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .unspecified)
        }
    }

    private func places(of subviews: Subviews, in width: Double) -> [Rect] {
        var (x, y, line) = (0.0, 0.0, 0.0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                (x, y, line) = (0, y + line + spacing, 0)
            }
            defer {
                x += size.width + spacing
                line = max(line, size.height)
            }
            return Rect(x: x, y: y, width: size.width, height: size.height)
        }
    }
}
