import Pinion

/// Fields that everybody fills in together.
struct SharedPage: View {
    @ObservedObject private var list = SharedList.shared

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            TextField("Host", text: $list.host)
            Text("Host: \(list.host)").name("host-value")
            TextField("Guests", text: $list.guests).onConflict { base, mine, theirs in
                theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
            }
            Text("Guests: \(list.guests)").name("guests-value")
            Toggle("Dancing", isOn: $list.isDancing)
            Button("Start anew") { list.clear() }
        }
        .navigationTitle("Shared")
    }
}

@MainActor
final class SharedList: ObservableObject {
    static let shared = SharedList()

    @Published var host = ""
    @Published var guests = ""
    @Published var isDancing = false

    func clear() {
        host = ""
        guests = ""
        isDancing = false
    }
}
