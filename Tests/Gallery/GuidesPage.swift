import Pinion

/// Views that say themselves where they stand.
struct GuidesPage: View {
    @State private var indent = 20.0

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            VStack(alignment: .leading) {
                Text("Moved in").alignmentGuide(.leading) { $0[.leading] - indent }
                Text("Where it is")
                Text("Moved out").alignmentGuide(.leading) { _ in 32 }
            }
            .background(.tertiary)
            .name("moved")
            Button("Further in") { indent += 40 }
            VStack(alignment: .afterLabel) {
                row("Name", "Ada Lovelace")
                row("Profession", "Mathematician")
                Text("Underlined").alignmentGuide(.afterLabel) { $0[HorizontalAlignment.center] }
            }
            .background(.tertiary)
            .name("form")
            HStack(alignment: .title, spacing: 16) {
                VStack {
                    Text("@twostraws").alignmentGuide(.title) { $0[VerticalAlignment.center] }
                    RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 64, height: 64)
                }
                VStack {
                    Text("Full name:")
                    Text("Ada Lovelace").font(.title).alignmentGuide(.title) { $0[VerticalAlignment.center] }
                    Text("London")
                }
            }
            .background(.tertiary)
            .name("crossing")
            RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 96, height: 64)
                .overlay(alignment: .topTrailing) {
                    Text("3").padding(6).background(.red).foregroundStyle(.white).cornerRadius(12)
                        .alignmentGuide(.top) { $0.height / 2 }
                        .alignmentGuide(.trailing) { $0.width / 2 }
                        .name("badge")
                }
                .name("badged")
        }
        .navigationTitle("Guides")
    }

    private func row(_ label: String, _ value: String) -> some View {
        HStack {
            Text(label).bold()
            Text(value).alignmentGuide(.afterLabel) { $0[.leading] }
        }
    }
}

private struct AfterLabel: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
}

private struct Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] }
}

extension HorizontalAlignment {
    fileprivate static let afterLabel = HorizontalAlignment(AfterLabel.self)
}

extension VerticalAlignment {
    fileprivate static let title = VerticalAlignment(Title.self)
}
