import JSON

@testable import PinionTesting

/// A person at a tab, who remembers what was typed into its fields and where the caret is.
@MainActor
final class Typist {
    /// A field as the person means it.
    fileprivate struct Sheet {
        var letters: [Character] = []
        var caret = 0
    }

    let tab: SimulatedTab
    /// Told of each thing that is about to be done.
    var onAct: (([JSON]) -> Void)?
    private var sheets: [String: Sheet] = [:]
    private(set) var field: String?
    private var composed = 0
    /// What stood in the field "name" when each action was started.
    private(set) var saved: [String] = []

    init(_ tab: SimulatedTab) {
        self.tab = tab
    }
}

extension Typist {
    static let fields = ["name", "code", "tag"]

    /// Whether the person sees the tab.
    var isWatching: Bool {
        get { tab.isVisible }
        set {
            guard newValue != tab.isVisible else { return }
            onAct?([.string("visible"), .bool(newValue)])
            tab.isVisible = newValue
        }
    }

    /// Does one thing that people do.
    func act(_ random: inout SeededGenerator) throws {
        switch Int.random(in: 0..<20, using: &random) {
        case 0...10: type(letter(&random))
        case 11, 12: try focus(Self.fields.randomElement(using: &random) ?? "name", &random)
        case 13: delete()
        case 14, 15, 16: compose(&random)
        case 17: try save()
        case 18: try writeTitle(letter(&random))
        default: isWatching.toggle()
        }
    }

    /// What is not on the page as the person meant it; `nil` if all is.
    var complaint: String? {
        for (name, sheet) in sheets {
            let value = (try? tab.value(of: name)) ?? "(gone)"
            if Self.meant(value) != String(sheet.letters) {
                return "“\(name)” shows “\(value)”, not “\(String(sheet.letters))”"
            }
        }
        guard let field, let sheet = sheets[field], composed == 0 else { return nil }
        let place = tab.selection.lowerBound - ((try? tab.value(of: field))?.first == "#" ? 1 : 0)
        guard place == sheet.caret, tab.selection.isEmpty else {
            let text = String(sheet.letters)
            return "the caret in “\(field)”, “\(text)”, is at \(place), not at \(sheet.caret)"
        }
        return nil
    }

    /// What was typed, without what the fields make of it.
    static func meant(_ text: String) -> String {
        text.lowercased().filter { $0 != "#" }
    }

    /// What the person wants to stand in a field.
    func wanted(_ name: String) -> String {
        let text = String(sheets[name]?.letters ?? [])
        return switch name {
        case "code": text.uppercased()
        case "tag": text.isEmpty ? "" : "#" + text
        default: text
        }
    }

    /// Ends what an input method has begun.
    func finish() {
        guard composed > 0 else { return }
        composed = 0
        onAct?([.string("composed")])
        tab.endComposition()
    }

    private func type(_ letter: Character) {
        guard let field else { return }
        finish()
        sheets[field]?.insert(letter)
        write(letter)
    }

    private func delete() {
        finish()
        guard let field, let sheet = sheets[field], sheet.caret > 0 else { return }
        sheets[field]?.delete()
        onAct?([.string("delete")])
        tab.deleteBackward()
    }

    private func focus(_ name: String, _ random: inout SeededGenerator) throws {
        finish()
        field = name
        let sheet = sheets[name] ?? Sheet()
        let caret = Int.random(in: 0...sheet.letters.count, using: &random)
        sheets[name] = Sheet(letters: sheet.letters, caret: caret)
        try moveFocus(name, caret + (try tab.value(of: name).first == "#" ? 1 : 0))
    }

    private func compose(_ random: inout SeededGenerator) {
        guard let field, sheets[field] != nil else { return }
        if composed > 2 { return finish() }
        for _ in 0..<composed { sheets[field]?.delete() }
        composed += 1
        let text = (0..<composed).map { _ in letter(&random) }
        for each in text { sheets[field]?.insert(each) }
        onAct?([.string("compose"), .string(String(text))])
        tab.compose(String(text))
    }

    private func save() throws {
        finish()
        saved.append(wanted("name"))
        onAct?([.string("press"), .string("save")])
        try tab.press("Save")
    }

    /// Writes into the field that all share, and goes back.
    private func writeTitle(_ letter: Character) throws {
        finish()
        field = nil
        try moveFocus("title", try tab.value(of: "title").utf16.count)
        write(letter)
    }

    private func moveFocus(_ name: String, _ caret: Int) throws {
        onAct?([.string("focus"), .string(name), .integer(caret)])
        try tab.focus(name, at: caret)
    }

    private func write(_ letter: Character) {
        onAct?([.string("type"), .string(String(letter))])
        tab.type(String(letter))
    }

    private func letter(_ random: inout SeededGenerator) -> Character {
        "abcdefghijklmnopqrstuvwxyzäé".randomElement(using: &random) ?? "a"
    }
}

extension Typist.Sheet {
    fileprivate mutating func insert(_ letter: Character) {
        letters.insert(letter, at: caret)
        caret += 1
    }

    fileprivate mutating func delete() {
        caret -= 1
        letters.remove(at: caret)
    }
}
