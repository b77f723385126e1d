import Pinion

/// Values that stand in the address.
struct AddressPage: View {
    private enum Span: String, CaseIterable {
        case live, hour, day
    }

    @Query("q") private var words = ""
    @Query("span") private var span = Span.live
    @Query("page", .push) private var page = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            TextField("Words", text: $words)
            Picker("Span", selection: $span) {
                ForEach(Span.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            HStack {
                Button("Next page") { page = min(page, 99) + 1 }
                Link("The day", destination: "?span=day")
            }
            Text("Words: \(words), span: \(span.rawValue), page: \(page)").name("address-value")
        }
        .navigationTitle("Address")
    }
}
