import DOM
import JSON
import Live
import Reactive
import Testing

/// Two people edit one note from far away.
@MainActor
@Suite struct TwoDistantTabs {
    @Test func tellInThePagesStateWhatWasOverwritten() throws {
        let note = Note()
        try note.enter("Anna", on: note.first, base: 1)
        try note.enter("Berta", on: note.second, base: 1)
        note.sessions.flush()
        #expect(note.text.value == "Berta")
        #expect(
            String(decoding: note.first.state()["fields"]?.bytes ?? [], as: UTF8.self) == """
                {"note":{"value":"Berta","enabled":true,"error":null,\
                "notice":"Changed elsewhere meanwhile. You had written “Anna”.",\
                "label":"Note","kind":"text","maximumLength":4096}}
                """)
        #expect(
            String(decoding: note.second.state()["fields"]?.bytes ?? [], as: UTF8.self)
                == """
                {"note":{"value":"Berta","enabled":true,"error":null,\
                "label":"Note","kind":"text","maximumLength":4096}}
                """)
    }

    @Test func tellNothingAfterTheTurnIsOver() throws {
        let note = Note()
        try note.enter("Anna", on: note.first, base: 1)
        try note.enter("Berta", on: note.second, base: 1)
        note.sessions.flush()
        note.text.value = "Anna"
        note.sessions.flush()
        try note.enter("Anna", on: note.first, base: note.first.document.revision)
        note.text.value = "By the program"
        #expect(note.firstField.notice == nil)
    }

    @Test func haveLostANoticeWhenTheyAreLeft() throws {
        let note = Note()
        try note.enter("Anna", on: note.first, base: 1)
        try note.enter("Berta", on: note.second, base: 1)
        note.sessions.flush()
        _ = note.first.apply([], focus: "note")
        #expect(note.firstField.notice != nil)
        _ = note.first.apply([], focus: "")
        #expect(note.firstField.notice == nil)
    }

    @Test(arguments: Rule.allCases)
    func showTheSameAtRest(rule: Rule) async throws {
        for seed in 0..<300 {
            // Whoever else waits for the main actor gets a turn.
            await Task.yield()
            var random = Random(seed: UInt64(seed))
            let note = Note(rule)
            let tabs = [note.first, note.second].map { DistantTab($0, in: note.sessions) }
            for step in 0..<60 {
                let tab = tabs[Int.random(in: 0...1, using: &random)]
                switch Int.random(in: 0..<5, using: &random) {
                case 0: tab.type("\(tab.text.suffix(3))\(step % 10)")
                case 1: tab.send()
                case 2: try tab.deliver()
                case 3: tab.hear()
                default: note.sessions.flush()
                }
            }
            var turns = 0
            repeat {
                turns += 1
                for tab in tabs {
                    tab.send()
                    try tab.deliver()
                    note.sessions.flush()
                    tab.hear()
                }
            } while tabs.contains { !$0.isAtRest } && turns < 100
            let seen = [note.text.value] + tabs.map(\.text) + [note.firstField.value, note.secondField.value]
            #expect(turns < 100 && Set(seen).count == 1, "seed \(seed): \(seen)")
        }
    }

    enum Rule: String, CaseIterable {
        case lastWriter, theirs, both, shouted
    }
}

/// A note, and two pages of two browsers on which it can be edited.
@MainActor
private final class Note {
    let sessions = Sessions()
    let text = CurrentValueSubject<String, Never>("")
    let first: OpenPage
    let second: OpenPage
    let firstField: InputElement
    let secondField: InputElement

    init(_ rule: TwoDistantTabs.Rule = .lastWriter) {
        let controllers = [NoteController(text, rule), NoteController(text, rule)]
        let pages = controllers.map { [sessions] controller in
            let id = PageID.random()
            return sessions.open(
                id, path: "/note", document: controller.open(token: id.text), controller: controller,
                in: sessions.makeSession())
        }
        (first, second) = (pages[0], pages[1])
        (firstField, secondField) = (controllers[0].field, controllers[1].field)
    }

    func enter(_ text: String, on page: OpenPage, base: Int) throws {
        let number = page.lastMessage + 1
        let edit = #""note":[\#(number),\#(base),"\#(text)"]"#
        let message = #"{"page":"\#(page.id.text)","n":\#(number),"seen":\#(base),"fields":{\#(edit)}}"#
        _ = sessions.receive(try LiveMessage(Array(message.utf8)), from: page.session.id)
    }
}

@MainActor
private final class NoteController: ViewController {
    let field = InputElement(name: "note")
    private let note: CurrentValueSubject<String, Never>

    init(_ note: CurrentValueSubject<String, Never>, _ rule: TwoDistantTabs.Rule) {
        self.note = note
        super.init()
        switch rule {
        case .lastWriter: break
        case .theirs: field.onConflict = { _, _, theirs in theirs }
        case .both: field.onConflict = { base, mine, theirs in String("\(theirs)\(mine)".suffix(8)) }
        case .shouted: field.publisher.sink { note.send($0 + "!") }.store(in: &subscriptions)
        }
        guard rule != .shouted else { return }
        field.publisher.sink { note.send($0) }.store(in: &subscriptions)
    }

    override func setupUI() {
        view.append(LabeledField("Note", field))
    }

    override func bindingToView() {
        note.assign(to: \.value, on: field).store(in: &subscriptions)
    }
}

private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
