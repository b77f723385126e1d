import JSON
import Reactive
import Testing

@testable import DOM

/// Two people edit one value, each on a page of their own.
@MainActor
@Suite struct Conflicts {
    @Test func areWonByTheLastWriterAndToldToTheOther() throws {
        let pages = TwoPages()
        let base = pages.bea.document.revision
        pages.ann.enter("Anna", base: pages.ann.document.revision)
        pages.bea.enter("Berta", base: base)
        pages.endTurn()
        #expect(pages.model.value == "Berta")
        #expect(pages.ann.field.value == "Berta")
        #expect(pages.ann.field.notice == "Changed elsewhere meanwhile. You had written “Anna”.")
        #expect(pages.bea.field.notice == nil)
        #expect(
            pages.ann.label.html == """
                <label data-n="1" class="field"><span data-n="2">Name</span>\
                <input data-n="3" name="name" value="Berta" data-focus="name" aria-describedby="notice-3">\
                <span data-n="4" class="overwritten" id="notice-3" role="status">\
                Changed elsewhere meanwhile. You had written “Anna”.</span></label>
                """)
    }

    @Test func areToldInTheFrameThatBringsTheOtherValue() throws {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: 1)
        pages.endTurn()
        let seen = pages.ann.document.revision
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        #expect(
            String(decoding: pages.ann.document.frame(since: seen).bytes, as: UTF8.self) == """
                {"b":2,"q":3,"fields":{"name":[1,"Berta"]},"ops":[["i",1,3,\
                "<span data-n=\\"4\\" class=\\"overwritten\\" id=\\"notice-3\\" role=\\"status\\">\
                Changed elsewhere meanwhile. You had written “Anna”.</span>"],\
                ["a",3,"name","name"],["a",3,"data-focus","name"],\
                ["a",3,"aria-invalid"],["a",3,"aria-describedby","notice-3"]]}
                """)
    }

    @Test func areNoneForWhoHasSeenTheOtherValue() {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: 1)
        pages.endTurn()
        pages.bea.enter("Annabel", base: pages.bea.document.revision)
        pages.endTurn()
        #expect(pages.ann.field.value == "Annabel")
        #expect(pages.ann.field.notice == nil)
    }

    @Test func areNoneForWhoseBaseNobodyKnows() {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: nil)
        pages.bea.enter("Berta", base: nil)
        pages.endTurn()
        #expect(pages.ann.field.notice == nil)
    }

    @Test func areNotToldToWhoHasOnlyRead() {
        let pages = TwoPages()
        pages.model.send("From elsewhere")
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        #expect(pages.ann.field.value == "Berta")
        #expect(pages.ann.field.notice == nil)
    }

    @Test func areToldWhenTheModelTakesItsTime() {
        let pages = TwoPages(isPrompt: false)
        pages.ann.enter("Anna", base: 1)
        pages.save(pages.ann)
        pages.endTurn()
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        #expect(pages.ann.field.notice == nil)
        pages.save(pages.bea)
        #expect(pages.ann.field.value == "Berta")
        #expect(pages.ann.field.notice == "Changed elsewhere meanwhile. You had written “Anna”.")
    }

    @Test func areOverWhenTheOtherHasBeenSeen() {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: 1)
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        // Ann has read it, and writes her name once more; Bea has seen that, and changes it.
        pages.ann.enter("Anna", base: pages.ann.document.revision)
        pages.endTurn()
        #expect(pages.ann.field.notice == nil)
        #expect(pages.bea.field.notice == nil)
        pages.bea.enter("Berta", base: pages.bea.document.revision)
        pages.endTurn()
        #expect(pages.ann.field.value == "Berta")
        #expect(pages.ann.field.notice == nil)
    }

    @Test func areToldToBothWhoTypeOnWithoutHavingSeenEachOther() {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: 1)
        pages.bea.enter("Berta", base: 1)
        pages.ann.enter("Anna M", base: 1)
        pages.endTurn()
        #expect(pages.model.value == "Anna M")
        #expect(pages.ann.field.notice == nil)
        #expect(pages.bea.field.notice == "Changed elsewhere meanwhile. You had written “Berta”.")
    }

    @Test func areNoneWithWhatTheProgramMakesOfOnesOwnEntry() {
        let pages = TwoPages { $0.uppercased() }
        var asked: [String] = []
        pages.ann.field.onConflict = { base, mine, theirs in
            asked.append("\(base) \(mine) \(theirs)")
            return nil
        }
        pages.ann.enter("ann", base: 1)
        pages.ann.enter("anna", base: 1)
        pages.ann.document.answer { pages.model.send("") }
        pages.endTurn()
        pages.ann.enter("annab", base: 1)
        #expect(asked.isEmpty)
        #expect(pages.ann.field.value == "ANNAB")
    }
}

extension Conflicts {
    @Test func aNoticeGoesWithTheNextEntry() {
        let pages = TwoPages.withNotice()
        pages.ann.enter("Anna", base: pages.ann.document.revision)
        pages.endTurn()
        #expect(!pages.ann.label.html.contains("overwritten"))
        #expect(!pages.ann.label.html.contains("aria-describedby"))
    }

    @Test func aNoticeGoesWhenThePersonLeavesTheField() {
        let pages = TwoPages.withNotice()
        pages.ann.field.onFocus?(true)
        #expect(pages.ann.field.notice != nil)
        pages.ann.field.onFocus?(false)
        #expect(pages.ann.field.notice == nil)
    }

    @Test func aNoticeGoesWithWhatTheProgramAnswers() {
        let pages = TwoPages.withNotice()
        pages.ann.document.answer { pages.model.send("") }
        #expect(pages.ann.field.notice == nil)
    }

    @Test func aNoticeStaysWhileTheOtherTypesOn() {
        let pages = TwoPages.withNotice()
        pages.bea.enter("Berta Z", base: pages.bea.document.revision)
        pages.endTurn()
        #expect(pages.ann.field.value == "Berta Z")
        #expect(pages.ann.field.notice == "Changed elsewhere meanwhile. You had written “Anna”.")
    }

    @Test func aNoticeStandsBesideWhatIsWrong() {
        let pages = TwoPages.withNotice()
        pages.ann.field.validationMessage = "This name is taken."
        #expect(pages.ann.label.html.contains(#"aria-invalid="true" aria-describedby="message-3 notice-3""#))
    }

    @Test func aNoticeNamesWhatWasOverwritten() {
        let text = InputElement(name: "a")
        let choices = [Choice("s", "Small"), Choice("l", "Large")]
        let select = SelectElement(name: "d", choices: choices)
        let many = MultipleSelectElement(name: "e", choices: choices)
        let meanwhile = "Changed elsewhere meanwhile."
        #expect(text.notice(of: "Anna") == "\(meanwhile) You had written “Anna”.")
        #expect(text.notice(of: "") == "\(meanwhile) You had left this empty.")
        let long = String(repeating: "a", count: 300)
        #expect(text.notice(of: long) == "\(meanwhile) You had written “\(long.prefix(200))…”.")
        #expect(TextAreaElement(name: "b").notice(of: "a\nb") == "\(meanwhile) You had written “a\nb”.")
        #expect(CheckboxElement(name: "c").notice(of: true) == "\(meanwhile) You had ticked this.")
        #expect(
            CheckboxElement(name: "c", style: .switch).notice(of: false)
                == "\(meanwhile) You had turned this off.")
        #expect(select.notice(of: "l") == "\(meanwhile) You had chosen “Large”.")
        #expect(many.notice(of: ["s", "l"]) == "\(meanwhile) You had chosen “Small”, “Large”.")
        #expect(many.notice(of: []) == "\(meanwhile) You had chosen nothing.")
        #expect(RangeElement(name: "f").notice(of: 40) == "\(meanwhile) You had chosen 40.")
        #expect(DetailsElement(name: "g").notice(of: true) == nil)
    }

    @Test func aNoticeKeepsASecret() {
        let field = InputElement(name: "pin", kind: .password)
        #expect(field.notice(of: "1234") == "Changed elsewhere meanwhile.")
    }
}

extension Conflicts {
    @Test func areDecidedByTheProgramWhereItWantsTo() {
        let pages = TwoPages()
        pages.bea.field.onConflict = { base, mine, theirs in "\(base)|\(mine)|\(theirs)" }
        pages.model.send("Host")
        pages.endTurn()
        let base = pages.bea.document.revision
        pages.ann.enter("Anna", base: pages.ann.document.revision)
        pages.endTurn()
        let seen = pages.bea.document.revision
        pages.bea.enter("Berta", base: base)
        pages.endTurn()
        #expect(pages.model.value == "Host|Berta|Anna")
        #expect(pages.ann.field.value == "Host|Berta|Anna")
        #expect(pages.ann.field.notice == nil)
        // The browser shows what was typed: it is sent the value that was taken.
        #expect(
            String(decoding: pages.bea.document.frame(since: seen).bytes, as: UTF8.self)
                == #"{"b":3,"q":4,"fields":{"name":[1,"Host|Berta|Anna"]}}"#)
    }

    @Test func areToldToWhoeverGivesWay() {
        let pages = TwoPages()
        pages.bea.field.onConflict = { _, _, theirs in theirs }
        pages.ann.enter("Anna", base: 1)
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        #expect(pages.model.value == "Anna")
        #expect(pages.bea.field.value == "Anna")
        #expect(pages.bea.field.notice == "Changed elsewhere meanwhile. You had written “Berta”.")
        #expect(pages.ann.field.notice == nil)
    }

    @Test func areDecidedAnewForEachEntryUntilTheOtherIsSeen() {
        let pages = TwoPages()
        var asked: [String] = []
        pages.bea.field.onConflict = { base, mine, theirs in
            asked.append("\(base)|\(mine)|\(theirs)")
            return theirs + mine
        }
        pages.ann.enter("a", base: 1)
        pages.bea.enter("b", base: 1)
        pages.bea.enter("bc", base: 1)
        pages.endTurn()
        #expect(asked == ["|b|a", "|bc|a"])
        #expect(pages.model.value == "abc")
        pages.bea.enter("abcd", base: pages.bea.document.revision)
        #expect(asked.count == 2)
        #expect(pages.model.value == "abcd")
    }

    @Test func areDecidedFromWhatStoodThereWhenTheEntryBegan() {
        let pages = TwoPages()
        var asked: [String] = []
        pages.bea.field.onConflict = { base, mine, theirs in
            asked.append("\(base)|\(mine)|\(theirs)")
            return nil
        }
        for value in ["one", "two", "three"] {
            pages.model.send(value)
            pages.endTurn()
        }
        #expect(pages.bea.document.revision == 4)
        pages.bea.enter("mine", base: 2)
        #expect(asked == ["one|mine|three"])
        // That was taken: what follows is based on it, whatever the browser had seen.
        pages.bea.enter("mine!", base: 2)
        #expect(asked.count == 1)
        pages.model.send("four")
        pages.bea.enter("mine!!", base: 2)
        #expect(asked == ["one|mine|three", "mine!|mine!!|four"])
    }

    @Test func areNoneWhereBothHaveWrittenTheSameOrTheOtherHasTakenItBack() {
        let pages = TwoPages()
        var asked = 0
        pages.bea.field.onConflict = { _, _, _ in
            asked += 1
            return nil
        }
        pages.ann.enter("Anna", base: 1)
        pages.endTurn()
        pages.bea.enter("Anna", base: 1)
        let base = pages.bea.document.revision
        pages.ann.enter("Ann", base: pages.ann.document.revision)
        pages.endTurn()
        pages.ann.enter("Anna", base: pages.ann.document.revision)
        pages.endTurn()
        pages.bea.enter("Anna B", base: base)
        #expect(asked == 0)
        #expect(pages.model.value == "Anna B")
    }

    @Test func areDecidedFromTheOldestValueThatIsKept() {
        let pages = TwoPages()
        var bases: [String] = []
        pages.bea.field.onConflict = { base, _, _ in
            bases.append(base)
            return nil
        }
        for number in 1...20 {
            pages.model.send("\(number)")
            pages.endTurn()
        }
        pages.bea.enter("mine", base: 1)
        #expect(bases == ["12"])
    }
}

/// A value, and two people with a page each on which it can be edited.
@MainActor
private final class TwoPages {
    let model = CurrentValueSubject<String, Never>("")
    let ann: Desk
    let bea: Desk
    private let overwrites = Overwrites()
    private var subscriptions: [AnyCancellable] = []

    @MainActor
    final class Desk {
        let field = InputElement(name: "name")
        let label: LabeledField
        let document: Document
        private var edits = 0

        init(_ overwrites: Overwrites) {
            label = LabeledField("Name", field)
            document = Document(root: label)
            document.overwrites = overwrites
        }

        func enter(_ text: String, base: Int?) {
            edits += 1
            document.answer { try? field.enter(.text(text), edit: edits, base: base) }
        }
    }

    /// - Parameters:
    ///   - isPrompt: whether the model hears of each entry at once.
    ///   - change: what the model makes of an entry.
    init(isPrompt: Bool = true, _ change: @escaping (String) -> String = { $0 }) {
        ann = Desk(overwrites)
        bea = Desk(overwrites)
        for desk in [ann, bea] {
            if isPrompt {
                desk.field.publisher.sink { [model] in model.send(change($0)) }.store(in: &subscriptions)
            }
            model.assign(to: \.value, on: desk.field).store(in: &subscriptions)
        }
    }

    /// Ann has written “Anna”, and Bea, who did not know, “Berta”.
    static func withNotice() -> TwoPages {
        let pages = TwoPages()
        pages.ann.enter("Anna", base: 1)
        pages.bea.enter("Berta", base: 1)
        pages.endTurn()
        return pages
    }

    /// What somebody has entered reaches the model at last.
    func save(_ desk: Desk) {
        model.send(desk.field.value)
    }

    func endTurn() {
        for desk in [ann, bea] { desk.document.commit() }
        overwrites.endTurn()
    }
}
