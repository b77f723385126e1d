internal import JSON

/// A page in a ``SimulatedBrowser``: what a person types and presses on it goes over a ``SimulatedNetwork``, and what
/// comes back is applied by the rules of the page's script.
///
/// ```swift
/// try tab.type("Ada", into: "Name")
/// network.state = .down
/// tab.type(" Lovelace")
/// network.state = .up
/// await network.advance(by: .seconds(20))
/// #expect(try tab.value(of: "Name") == "Ada Lovelace")
/// ```
@MainActor
public final class SimulatedTab {
    let wire: any Wire
    let hub: Hub
    /// The address.
    public internal(set) var address: String

    var document: BrowserDocument
    var page: String
    var effect = 0
    var fields = Fields(revision: 0)
    var messages = Messages()

    /// The page's number on the stream; 0 while it is not on it.
    var number = 0
    var stream: String?
    /// The number of the attempt to put it there that is under way.
    var attaching: Int?
    var lastAttaching = 0
    var isMissed = false
    var isSending = false
    var isLost = false
    /// Whether it is closed, or about to show another page.
    var isClosed = false
    /// Goes on when the server can be reached, or the page is lost.
    var onWake: (() -> Void)?
    /// The address that the page leads to.
    var leaving: String?
    var beganAt = 0.0
    var toldAt = 0.0
    var reopenings = 0

    /// The name of the field that has the focus.
    var focused: String?
    /// What is selected in it, in UTF-16 units; the caret, if that is nothing.
    public internal(set) var selection = 0..<0
    /// What an input method has put into the field so far.
    var composition: Range<Int>?
    /// What the server has said meanwhile of the field that an input method is at work in.
    var held: (count: Int, value: JSON?)?

    /// How the connection is.
    package internal(set) var state: ConnectionState?
    /// What the page says of what it could not do.
    public internal(set) var note = ""
    /// What a screen reader was asked to say last.
    public internal(set) var announcement = ""
    /// Whether the person sees it.
    public var isVisible = true {
        didSet { if isVisible != oldValue { tell(isVisible ? "visible" : "ping") } }
    }

    package init(_ fresh: FreshPage, at address: String, _ wire: any Wire, _ hub: Hub) {
        self.wire = wire
        self.hub = hub
        self.address = address
        document = BrowserDocument(html: fresh.html)
        document.title = fresh.title
        page = fresh.id
        begin(at: fresh.revision)
        tell("join")
        send()
        agenda.finish()
    }
}

extension SimulatedTab {
    var agenda: Agenda { wire.agenda }

    /// Leaves for another page, and tries until it is there.
    func leave(for address: String) {
        close()
        load(address)
    }

    private func load(_ address: String) {
        var call: WireCall?
        call = wire.send(.page(address: address, scene: "")) { [unowned self] event in
            call?.cancel()
            if case .answered(let answer) = event, answer.page != nil || !answer.isOK {
                let nothing = FreshPage(id: "", revision: 0, title: "", html: "")
                return start(answer.page ?? nothing, at: answer.movedTo ?? address)
            }
            agenda.after(1e3) { [unowned self] in load(address) }
        }
    }

    /// Shows a page that has nothing to do with the one before.
    private func start(_ fresh: FreshPage, at address: String) {
        self.address = address
        document = BrowserDocument(html: fresh.html)
        document.title = fresh.title
        page = fresh.id
        (messages, number, stream, leaving) = (Messages(), 0, nil, nil)
        (isMissed, isSending, state, onWake) = (false, false, nil, nil)
        (focused, selection, composition, note) = (nil, 0..<0, nil, "")
        (isClosed, reopenings) = (false, 0)
        begin(at: fresh.revision)
        guard !page.isEmpty else { return }
        tell("join")
        send()
    }

    /// Begins with the page that is in the document.
    func begin(at revision: Int) {
        effect = 0
        isLost = false
        attaching = nil
        held = nil
        fields = Fields(revision: revision)
        document.root.visit { fields.add($0) }
        document.onAdd = { [unowned self] in fields.add($0) }
        document.onRemove = { [unowned self] in fields.remove($0) }
        document.onTouch = { [unowned self] in fields.touch($0) }
        fields.settle(valueOfNew: BrowserElement.initialValue)
        fields.lookAtAll()
        beganAt = agenda.now
    }

    /// Says something to the hub.
    func tell(_ verb: String?) {
        let word = TabWord(
            verb: verb, page: page, seen: fields.revision, stream: stream, number: number,
            isVisible: isVisible)
        hub.tell(word, from: self)
    }

    /// Shows a field's value; the caret stays with its text.
    func assign(_ field: FieldState) {
        guard let element = field.elements.first else { return }
        let before = element.value
        BrowserElement.assign(field.value ?? .null, to: field.elements)
        let after = element.value
        if field.name == focused, before != after {
            let start = Caret.map(before, after, selection.lowerBound)
            selection = start..<max(start, Caret.map(before, after, selection.upperBound))
        }
        field.value = BrowserElement.value(of: field.elements)
    }
}
