import Pinion

/// What is scrolled, by the person and by the program.
struct ScrollingPage: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var lines = 20

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ScrollView {
                VStack(alignment: .leading) {
                    Link("All rows", destination: "/long")
                    ForEach(1...60, id: \.self) { Text("Row \($0)") }
                }
                .scrollTargetLayout()
            }
            .frame(height: 160)
            .scrollPosition($position)
            .accessibilityLabel("Rows")
            HStack {
                Button("To the end") { position.scrollTo(edge: .bottom) }
                Button("To the beginning") { position.scrollTo(edge: .top) }
                Button("To row 30") { position.scrollTo(id: 30, anchor: .top) }
                Button("To 100") { position.scrollTo(y: 100) }
            }
            Text(place).name("place")
            ScrollView {
                VStack(alignment: .leading) {
                    Link("All lines", destination: "/long")
                    ForEach(1...lines, id: \.self) { Text("Line \($0)") }
                }
            }
            .frame(height: 160)
            .defaultScrollAnchor(.bottom)
            .accessibilityLabel("Chat")
            Button("Say more") { lines += 3 }
            ScrollView(.horizontal) {
                HStack(spacing: 16) {
                    ForEach(1...12, id: \.self) { number in
                        Text("Card \(number)").padding(40).background(.tertiary).cornerRadius(12)
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.2)
                                    .scaleEffect(phase.isIdentity ? 1 : 0.6)
                            }
                    }
                }
            }
            .accessibilityLabel("Cards")
            ScrollView(.horizontal) {
                HStack(spacing: 16) {
                    ForEach(1...12, id: \.self) { number in
                        Text("Tile \(number)").padding(40).background(.tertiary).cornerRadius(12)
                            .scrollTransition(.animated.threshold(.visible(0.8))) { content, phase in
                                content.offset(y: phase.value * 20)
                            }
                    }
                }
            }
            .accessibilityLabel("Tiles")
            HStack {
                VStack { Text("Night").foregroundStyle(.secondary) }
                    .padding().background(Color.black).environment(\.colorScheme, .dark)
                VStack { Text("Day").foregroundStyle(.secondary) }
                    .padding().background(Color.white).environment(\.colorScheme, .light)
                Menu("Send") {
                    Button("Send later") { lines = 1 }
                } primaryAction: {
                    lines = 2
                }
            }
        }
        .navigationTitle("Scrolling")
    }

    private var place: String {
        if position.isPositionedByUser { return "At row \(position.viewID(type: Int.self) ?? 0)" }
        if let edge = position.edge { return edge == .bottom ? "At the end" : "At the beginning" }
        return "Where the program wants it"
    }
}
