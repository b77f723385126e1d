import JSON
import PinionTesting

/// A browser's document for tests: made from HTML, changed by frames. Nobody types into it.
final class Browser {
    private let document: BrowserDocument
    /// The revision up to which frames have been applied.
    private(set) var applied: Int

    init(html: String, revision: Int) {
        document = BrowserDocument(html: html)
        applied = revision
    }

    var html: String { document.html }
    var title: String { document.title }

    /// Applies a frame by the rule of the protocol.
    func apply(_ frame: JSON) {
        guard case .apply = FrameVerdict(of: frame, for: applied) else { return }
        applied = frame["q"]?.integer ?? applied
        document.apply(frame["ops"]?.elements ?? [])
        for field in frame["fields"]?.members ?? [] {
            guard let parts = field.value.elements, parts.count == 2, let value = parts[1].string else {
                continue
            }
            document.root.visit { if $0.isField, $0["name"] == field.name { $0.enter(value) } }
        }
    }
}
