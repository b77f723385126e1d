import SwiftUI

// Texts that know where they are looked up, as in 2023.

struct Tip: Identifiable {
    let id = UUID()
    let title: LocalizedStringResource
    let message: LocalizedStringResource?
}

@Observable
final class TipStore {
    private(set) var dismissed = 0

    let tips = [
        Tip(title: "Swipe to delete", message: "Rows can be deleted with a swipe."),
        Tip(
            title: LocalizedStringResource(
                "tip.title", defaultValue: "Search", table: "Tips", comment: "A tip"),
            message: nil),
    ]

    func dismiss() -> String {
        dismissed += 1
        return String(
            localized: "You have read \(dismissed) of \(tips.count) tips.", comment: "Said after each tip")
    }
}

struct TipList: View {
    @State private var store = TipStore()
    @State private var message = ""
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List(store.tips) { tip in
                VStack(alignment: .leading) {
                    Text(tip.title).font(.headline)
                    if let message = tip.message {
                        Text(message)
                    }
                    Text(String(localized: tip.title).uppercased())
                }
            }
            .searchable(text: $query, prompt: "Search for tips")
            .toolbar {
                Button("Read", systemImage: "checkmark") { message = store.dismiss() }
            }
            .navigationTitle("Tips")
            LabeledContent("Read so far", value: store.dismissed, format: .number)
            Text(message)
        }
    }
}

#Preview("Spanish") {
    TipList().environment(\.locale, Locale(identifier: "es"))
}
