internal import Live
internal import Pinion
internal import Views

/// The page that shows all previews of a program, each at a phone's width, light and dark.
struct PreviewPage: View {
    private let previews = PreviewList.all.enumerated().map { PreviewEntry(id: $0, $1) }

    var body: some View {
        ForEach(previews) { entry in
            Heading(entry.named.name)
            HStack(alignment: .top, spacing: 16) {
                ForEach(["light", "dark"], id: \.self) { scheme in PreviewFrame(entry: entry, scheme: scheme)
                }
            }
        }
        .pageWidth(.wide)
        .navigationTitle(previews.isEmpty ? "There are no previews" : "Previews")
    }
}

/// A preview with its place on the page.
private struct PreviewEntry: Identifiable {
    let id: Int
    let named: PreviewList.NamedPreview
    /// What stands in the way of it. One that lacks an object of its environment would take the whole page with it.
    let problem: String?

    @MainActor
    init(id: Int, _ named: PreviewList.NamedPreview) {
        self.id = id
        self.named = named
        let host = ViewHost(path: "/") { named.preview.content() }
        do {
            _ = try host.open(token: "preview")
            problem = nil
        } catch {
            problem = "\(error)"
        }
    }
}

/// The name of a preview.
private struct Heading: View {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    var body: some View { Text(name).font(.title) }
}

/// A preview as a phone shows it.
private struct PreviewFrame: View {
    let entry: PreviewEntry
    let scheme: String

    var body: some View {
        Box("div", class: "preview scheme-\(scheme)", attributes: [("role", "group"), ("aria-label", label)])
        {
            if let problem = entry.problem {
                Text("This preview cannot be shown: \(problem)")
            } else {
                TitledPart {
                    entry.named.preview.content()
                        .previewLayout(entry.named.preview.traits.compactMap(\.layout).last ?? .device)
                        .environment(\.isPreviewed, true)
                }
            }
        }
    }

    private var label: String { "\(entry.named.name), \(scheme)" }
}
