import Foundation
import Pinion

// Rows that functions delete and move. They have to spell the type of the offsets: it is Foundation's.

struct Ranking: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { Text($0) }
                .onDelete(perform: delete)
                .onMove(perform: move)
        }
        Text(letters.joined(separator: " "))
    }

    private func delete(at offsets: IndexSet) {
        letters.remove(atOffsets: offsets)
    }

    private func move(from source: IndexSet, to destination: Int) {
        letters.move(fromOffsets: source, toOffset: destination)
    }
}
