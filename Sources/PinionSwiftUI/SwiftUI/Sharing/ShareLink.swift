public import Foundation
public import Pinion

/// A menu with what can be done with an address or a text that somebody wants to share: it is shown, to be copied, and a link
/// writes a mail with it.
public struct ShareLink<Label: View>: View {
    private let item: SharedItem
    private let subject: Text?
    private let message: Text?
    private let label: Label

    /// Shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.item = .address(item)
        self.subject = subject
        self.message = message
        self.label = label()
    }

    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.item = .text(item)
        self.subject = subject
        self.message = message
        self.label = label()
    }

    public var body: some View {
        Menu {
            Link("Mail", destination: mail)
            Text(verbatim: item.text).textSelection(.enabled)
        } label: {
            label
        }
    }

    /// The address at which a browser begins a mail.
    private var mail: String {
        let body = [message?.shownString, item.text].compactMap { $0 }.joined(separator: "\n")
        let words: [(name: String, text: String?)] = [("subject", subject?.shownString), ("body", body)]
        let query = words.compactMap { word in word.text.map { "\(word.name)=\(Self.quoted($0))" } }
        return "mailto:?" + query.joined(separator: "&")
    }

    private static func quoted(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
            .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}

/// What is shared.
private enum SharedItem {
    case address(URL)
    case text(String)

    var text: String {
        switch self {
        case .address(let address): address.absoluteString
        case .text(let text): text
        }
    }
}

/// "Share…", with its symbol.
public struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text) {
        self.title = title
    }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text("Share…")) }
    }

    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text("Share…")) }
    }

    /// Shares an address, with a title of its own.
    public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    /// Shares a text, with a title of its own.
    public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }
}
