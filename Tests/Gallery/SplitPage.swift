import Pinion

/// Columns of which one leads to the next.
struct SplitPage: View {
    private struct Mail: Identifiable, Hashable {
        let id: Int
        let subject: String
    }

    private static let folders = ["Inbox", "Sent", "Drafts"]

    @State private var folder: String? = "Inbox"
    @State private var marked: Set<Int> = []

    var body: some View {
        NavigationSplitView {
            List(Self.folders, id: \.self, selection: $folder) { Label($0, systemImage: "folder") }
                .navigationTitle("Folders")
        } content: {
            List {
                ForEach(mails) { mail in
                    NavigationLink(mail.subject, value: mail)
                }
            }
            .navigationTitle(folder ?? "No folder")
            .navigationDestination(for: Mail.self) { mail in
                VStack(alignment: .leading, spacing: 12) {
                    Text("This is all that “\(mail.subject)” says.")
                    NavigationLink("Sender") {
                        Text("Who has sent “\(mail.subject)”").navigationTitle("Sender")
                    }
                }
                .navigationTitle(mail.subject)
            }
        } detail: {
            VStack(alignment: .leading, spacing: 12) {
                Text("Choose a letter, or mark some lines.")
                List(1..<6, id: \.self, selection: $marked) { Text("Line \($0)") }
                Text("Marked: \(marked.sorted().map { "\($0)" }.joined(separator: ", "))").name("marked")
            }
        }
    }

    private var mails: [Mail] {
        guard let folder, let place = Self.folders.firstIndex(of: folder) else { return [] }
        return (1..<5).map { Mail(id: 10 * place + $0, subject: "\(folder) letter \($0)") }
    }
}
