import DOM
import JSON
import Live

/// A tab whose words take their time on the way to the server, and whose frames take it back: it shows a field, and
/// follows the rules of the browser's script for it.
@MainActor
final class DistantTab {
    let page: OpenPage
    private let sessions: Sessions
    private let sink = RecordingSink()
    private var frames: [JSON] = []
    private var message: String?
    private var isSent = false
    private var number = 0
    private var revision: Int
    private var edits = 0
    private var sent = 0
    private var base = 0
    /// What stands in the field.
    private(set) var text = ""

    init(_ page: OpenPage, in sessions: Sessions) {
        self.page = page
        self.sessions = sessions
        revision = page.document.revision
        _ = sessions.openStream(for: page.session, pages: [(page.id.text, revision)], sink: sink)
    }

    /// Whether nothing is on its way any more.
    var isAtRest: Bool {
        takeFrames()
        return frames.isEmpty && message == nil && edits == sent
    }

    /// The person types.
    func type(_ text: String) {
        if edits == sent { base = revision }
        edits += 1
        self.text = text
    }

    /// The next message leaves, if none is under way.
    func send() {
        guard message == nil, edits > sent else { return }
        sent = edits
        number += 1
        message =
            #"{"page":"\#(page.id.text)","n":\#(number),"seen":\#(revision),"fields":{"note":[\#(edits),\#(base),"\#(text)"]}}"#
    }

    /// The message under way arrives, and is answered.
    func deliver() throws {
        guard let message else { return }
        self.message = nil
        _ = sessions.receive(try LiveMessage(Array(message.utf8)), from: page.session.id)
    }

    /// The next frame arrives.
    func hear() {
        takeFrames()
        guard !frames.isEmpty else { return }
        let frame = frames.removeFirst()
        guard let end = frame["q"]?.integer, end > revision else { return }
        revision = end
        guard let echo = frame["fields"]?["note"]?.elements, let count = echo.first?.integer, edits <= count
        else {
            return
        }
        edits = count
        sent = count
        if let value = echo.last?.string { text = value }
    }

    private func takeFrames() {
        for line in sink.take().split(separator: "\n") where line.hasPrefix("data: {\"page\"") {
            if let frame = try? JSON(parsing: Array(line.dropFirst(6).utf8)) { frames.append(frame) }
        }
    }
}
