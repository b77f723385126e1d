import SwiftUI

// In the words of iOS 15: formats, async work, dismiss, confirmation dialogs.

struct Receipt: Codable, Identifiable {
    var id: Int
    var shop: String
    var total: Double
    var share: Double
    var date: Date
    var link: URL?
}

@MainActor
class ReceiptModel: ObservableObject {
    @Published var receipts: [Receipt] = []

    func load() async {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let json = #"""
            [{"id": 1, "shop": "Baker", "total": 1234.5, "share": 0.25, "date": "2026-03-01T12:00:00Z",
              "link": "https://example.org/baker"}]
            """#
        receipts = (try? decoder.decode([Receipt].self, from: Data(json.utf8))) ?? []
    }
}

struct ReceiptList: View {
    @StateObject private var model = ReceiptModel()
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationView {
            List(model.receipts) { receipt in
                VStack(alignment: .leading) {
                    Text(receipt.shop).bold()
                    Text(receipt.total, format: .currency(code: "EUR"))
                    Text(receipt.share, format: .percent)
                    Text(12, format: .percent)
                    Text(receipt.date, format: .dateTime.year().month().day())
                    Text(receipt.date, style: .date)
                    Text(["Ada", "Grace"], format: .list(type: .and))
                    Text("Since \(receipt.date, format: .dateTime.year())")
                    if let link = receipt.link {
                        Link("Open", destination: link)
                        Button("Go") { openURL(link) }
                        AsyncImage(url: link) { image in
                            image.resizable()
                        } placeholder: {
                            ProgressView()
                        }
                        AsyncImage(url: link, scale: 2)
                        AsyncImage(url: link) { phase in
                            if let image = phase.image {
                                image
                            } else if phase.error != nil {
                                Color.red
                            } else {
                                ProgressView()
                            }
                        }
                    }
                }
            }
            .task { await model.load() }
            .navigationTitle("Receipts")
        }
    }
}

struct ReceiptEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var date = Date(timeIntervalSince1970: 1_772_366_400)
    @State private var guests = 4
    @State private var price = 9.5
    @State private var tip: Double? = nil
    @State private var old = 1.5

    private let numbers: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    var body: some View {
        Form {
            DatePicker("Date", selection: $date, displayedComponents: .date)
            DatePicker("Until now", selection: $date, in: ...Date(), displayedComponents: [.date])
            TextField("Guests", value: $guests, format: .number)
            TextField("Price", value: $price, format: .currency(code: "USD"))
            TextField("Tip", value: $tip, format: .percent)
            TextField("Old", value: $old, formatter: numbers)
            Text("\(guests) guests, \(price, format: .number.precision(.fractionLength(2)))")
            Text(date, formatter: Self.year)
            Text("In \(date, formatter: Self.year)")
            Button("Done", role: .cancel) { dismiss() }
        }
    }

    private static let year: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter
    }()
}
