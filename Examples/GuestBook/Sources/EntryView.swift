import Foundation
import PinionAccounts

/// One entry.
struct EntryView: View {
    let entry: Entry

    var body: some View {
        GroupBox {
            if entry.hasPicture {
                Image("/photos/\(entry.id)", label: Text("Picture of \(entry.author)"))
                    .resizable().scaledToFit().frame(maxHeight: 320)
            }
            Text(entry.text)
            Text("\(entry.author), \(entry.date.formatted(date: .long, time: .shortened))")
                .font(.caption).foregroundStyle(.secondary)
        }
    }
}
