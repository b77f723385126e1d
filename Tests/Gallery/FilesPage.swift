import Pinion

/// Files of any kind: several at once, and one whose words are read.
struct FilesPage: View {
    @State private var papers: [UploadedFile] = []
    @State private var words = "none"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            FilePicker(
                "Papers", selection: $papers, allowedContentTypes: [.text, ".md"], maximumSize: 1 << 20,
                maximumCount: 3)
            Text("papers: \(papers.map { "\($0.name ?? "?") (\($0.size))" }.joined(separator: ", "))")
            Button("Take the last one out") { papers.removeLast() }.disabled(papers.isEmpty)
            FilePicker("Words", allowedContentTypes: [.text]) { file in
                words = String(decoding: try await file.bytes, as: UTF8.self)
            }
            Text("words: \(words)")
        }
        .navigationTitle("Files")
    }
}
