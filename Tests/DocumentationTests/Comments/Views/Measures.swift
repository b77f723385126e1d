import Pinion

// What the comments in `Sources/Views/Measures`, `OwnLayout`, `Preferences` and `Scrolling` show.
struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Size(
            width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = Point(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

struct WidestKey: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private enum BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<Rect>] { [] }

    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}

private struct Message: Identifiable {
    let id: Int
    let text: String
}

private struct MeasuredThings: View {
    let title: String
    let messages: [Message]
    let sizeClass: UserInterfaceSizeClass?
    let buttons: Text
    @State private var height = 0.0

    var body: some View {
        GeometryReader { proxy in
            Rectangle().frame(width: proxy.size.width / 2, height: 8)
        }
        .frame(height: 8)
        VStack {
            GeometryReader { proxy in
                Text("\(Int(proxy.frame(in: .named("board")).minY)) pixels down")
            }
        }
        .coordinateSpace(.named("board"))
        Text(title)
            .onGeometryChange(for: Double.self) {
                $0.size.height
            } action: {
                height = $0
            }
        ViewThatFits(in: .horizontal) {
            HStack { buttons }
            VStack { buttons }
        }
        anchors
        layouts
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(messages) { message in Text(message.text) }
            }
            .frame(height: 300)
            Button("Latest") { proxy.scrollTo(messages.last?.id) }
        }
    }

    private var anchors: some View {
        Text(title)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors.first { Text("\(Int(proxy[anchor].width)) wide") }
                }
            }
    }

    @ViewBuilder private var layouts: some View {
        let layout = sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
            Text("One")
            Text("Two")
        }
    }
}
