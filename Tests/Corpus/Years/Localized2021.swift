import SwiftUI

// Keys that are handed on, as in 2021.

struct TitledRow: View {
    let title: LocalizedStringKey
    let value: String

    init(_ title: LocalizedStringKey, value: String) {
        self.title = title
        self.value = value
    }

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(value)
        }
    }
}

enum DeliveryState: String, CaseIterable, Identifiable {
    case ordered, shipped, delivered

    var id: String { rawValue }

    var title: LocalizedStringKey {
        switch self {
        case .ordered: return "Ordered"
        case .shipped: return "On its way"
        case .delivered: return "Delivered"
        }
    }

    var localizedName: String { String(localized: String.LocalizationValue(rawValue)) }
}

struct DeliveryScreen: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var state = DeliveryState.ordered
    @State private var isAsking = false
    let count: Int
    let total: Double
    let date: Date

    var body: some View {
        Form {
            Section("Delivery") {
                Picker("State", selection: $state) {
                    ForEach(DeliveryState.allCases) { Text($0.title).tag($0) }
                }
                TitledRow("Parcels", value: count.formatted(.number.locale(locale)))
                Text("\(count) parcels, \(total, specifier: "%.2f") kg")
                Text("Until \(date, style: .date)")
                Text("By \(date, format: .dateTime.weekday(.wide)), in \(Text("two boxes").bold())")
            }
            Section {
                Button("Cancel the delivery", role: .destructive) { isAsking = true }
            } footer: {
                Text(layoutDirection == .leftToRight ? "Left to right" : "Right to left")
            }
        }
        .navigationTitle("Delivery")
        .alert("Cancel the delivery?", isPresented: $isAsking) {
            Button("Cancel it", role: .destructive) { state = .ordered }
            Button("Keep it", role: .cancel) {}
        } message: {
            Text("\(count) parcels are on their way.")
        }
    }
}
