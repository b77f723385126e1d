import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let title: String
    let tags: [String]
}

struct ContentView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var selected: Int?
    @State private var barWidth: CGFloat = 0

    private let photos = (1...12).map { number in
        Photo(id: number, title: "Photo \(number)", tags: ["spring", "garden", "no. \(number)"])
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(sizeClass == .compact ? "One hand" : "Two hands")
            GeometryReader { geometry in
                let columns = max(1, Int(geometry.size.width / 160))
                let side = (geometry.size.width - CGFloat(columns - 1) * 8) / CGFloat(columns)
                LazyVGrid(
                    columns: Array(repeating: GridItem(.fixed(side), spacing: 8), count: columns), spacing: 8
                ) {
                    ForEach(photos) { photo in
                        PhotoCell(photo: photo, side: side, isSelected: photo.id == selected)
                            .onTapGesture { selected = photo.id }
                    }
                }
            }
            .frame(height: 420)
            TagCloud(spacing: 6) {
                ForEach(photos.first { $0.id == selected }?.tags ?? ["nothing chosen"], id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 8)
                        .background(Color.secondary.opacity(0.2))
                        .cornerRadius(6)
                }
            }
            WidthBar()
                .onPreferenceChange(WidthKey.self) { barWidth = $0 }
            Text("Bar: \(Int(barWidth))")
        }
        .padding()
    }
}

struct PhotoCell: View {
    let photo: Photo
    let side: CGFloat
    let isSelected: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(isSelected ? Color.orange : Color.blue)
            .frame(width: side, height: side / 2)
            .accessibilityLabel(photo.title)
    }
}
