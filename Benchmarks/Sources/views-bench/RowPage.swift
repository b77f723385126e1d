import Pinion

/// 10,000 rows.
struct RowPage: View {
    @ObservedObject var rows: Rows

    var body: some View {
        ForEach(rows.rows) { row in Text(row.text) }
    }
}

/// A row, which is told apart by a number.
struct Row: Identifiable {
    let id: Int
    var text: String
}

/// What the rows say, and their order.
final class Rows: ObservableObject {
    @Published var rows = (0..<10_000).map { Row(id: $0, text: "Row \($0)") }

    func change(_ number: Int) {
        rows[number % rows.count].text = "Changed \(number)"
    }

    func moveFirstToEnd() {
        rows.append(rows.removeFirst())
    }
}
