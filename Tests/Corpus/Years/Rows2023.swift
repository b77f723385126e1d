import SwiftUI

// Rows, grids and letters as of 2023.

struct RecipeRow: View {
    let title: String
    let minutes: Int

    var body: some View {
        Label {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).lineLimit(1...2).fontWeight(.semibold)
                Text("\(minutes) min").font(.caption).foregroundStyle(.tertiary)
            }
        } icon: {
            Image(systemName: minutes > 30 ? "hourglass" : "bolt")
                .symbolRenderingMode(.multicolor)
                .imageScale(.small)
        }
        .listRowSeparator(.hidden, edges: .top)
        .listItemTint(.fixed(.orange))
    }
}

struct RecipeShelf: View {
    @State private var portion = 0.5
    @State private var taps = 0
    private let rows = [GridItem(.fixed(44), alignment: .leading), GridItem(.flexible(minimum: 30))]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                Section {
                    RecipeRow(title: "Soup", minutes: 25)
                    RecipeRow(title: "Bread", minutes: 90)
                } header: {
                    Text("Today").font(.custom("Georgia-Bold", fixedSize: 18)).kerning(0.5)
                }
            }
            LazyHGrid(rows: rows, alignment: .top, spacing: 4) {
                ForEach(0..<6) { number in
                    Image(systemName: "\(number).square")
                }
            }
            Grid {
                GridRow {
                    Text("Wide").gridCellColumns(2).gridCellAnchor(.leading)
                }
            }
            Slider(value: $portion, onEditingChanged: { _ in taps += 1 })
            Text("How much text there is in a line that must not give way")
                .lineSpacing(4)
                .fixedSize(horizontal: false, vertical: true)
                .background(.background)
                .backgroundStyle(.yellow.opacity(0.3))
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") {}
            }
            .menuIndicator(.hidden)
        }
        .background {
            Color(.sRGB, white: 0.97, opacity: 1).ignoresSafeArea(.all, edges: .bottom)
        }
    }
}
