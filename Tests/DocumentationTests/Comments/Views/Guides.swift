import Pinion

// What the comments of guides, of places of what is scrolled, and of parts in other colours show.

struct AfterLabel: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
}

extension HorizontalAlignment {
    static let afterLabel = HorizontalAlignment(AfterLabel.self)
}

struct Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
}

extension VerticalAlignment {
    static let waist = VerticalAlignment(Waist.self)
}

struct Messages: View {
    let messages: [String]
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        ScrollView {
            ForEach(messages, id: \.self) { Text($0) }
        }
        .frame(height: 300)
        .scrollPosition($position)
        Button("First") { position.scrollTo(edge: .top) }
    }
}

private struct Message: Identifiable {
    let id: Int
    let text: String
}

@MainActor
private struct Guides {
    let messages: [Message]
    let photos: [Message]
    let model: Model

    @ViewBuilder var guides: some View {
        VStack(alignment: .leading) {
            Text("Today")
            Text("14 steps").alignmentGuide(.leading) { $0[.leading] - 20 }
        }
        Image(systemName: "bell")
            .overlay(alignment: .topTrailing) {
                Text("3")
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
            }
        Text("Night").environment(\.colorScheme, .dark)
        ScrollView {
            ForEach(messages) { message in Text(message.text) }
        }
        .frame(height: 300)
        .defaultScrollAnchor(.bottom)
        ScrollView(.horizontal) {
            HStack {
                ForEach(photos) { photo in
                    PhotoView(photo: photo)
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.4)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                        }
                }
            }
        }
        Text("Title").visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.4 : 1)
        }
        Menu {
            Button("Send later") { model.sendLater() }
        } label: {
            Text("Send")
        } primaryAction: {
            model.send()
        }
    }

    private struct PhotoView: View {
        let photo: Message

        var body: some View { Text(photo.text) }
    }

    @MainActor
    struct Model {
        func send() {}
        func sendLater() {}
    }
}
