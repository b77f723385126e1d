import Charts
import SwiftUI

// In the words of iOS 16: NavigationStack, charts, grids.

struct Sale: Identifiable {
    var id: Date { day }
    let day: Date
    let cups: Int
}

struct SalesView: View {
    let sales = (0..<5).map { number in
        Sale(day: Date(timeIntervalSince1970: 1_772_366_400 + Double(number) * 86_400), cups: 10 + number)
    }

    var body: some View {
        NavigationStack {
            Chart(sales) { sale in
                BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
                    .foregroundStyle(.blue)
            }
            .frame(height: 200)
            Grid {
                GridRow {
                    Text("Cups")
                    Text(sales.map(\.cups).reduce(0, +), format: .number)
                }
            }
            .navigationTitle("Sales")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}
