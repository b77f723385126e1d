import JSON
import Testing

@testable import DOM

/// Controls that stand in no form, and those that open something.
@MainActor
@Suite struct PageForms {
    @Test func sendWhatStandsInNoForm() {
        let root = Element("main")
        let form = FormElement()
        form.append(InputElement(name: "inside"))
        let box = Element("div")
        box.append(InputElement(name: "outside"), ButtonElement(name: "save", text: "Save"))
        root.append(FormElement.forPage(), form, box)
        let document = Document(root: root, token: "secret")
        #expect(
            document.root.html == """
                <main data-n="1"><form data-n="2" id="page" method="post" novalidate="">\
                <input type="hidden" name="_page" value="secret"></form>\
                <form data-n="3" method="post"><input type="hidden" name="_page" value="secret">\
                <input data-n="4" name="inside"></form>\
                <div data-n="5"><input data-n="6" name="outside" form="page">\
                <button data-n="7" name="action" value="save" form="page">Save</button></div></main>
                """)
    }

    @Test func sendWhatThePageHasStoredWhereNoScriptDoes() {
        let root = Element("main")
        root.append(FormElement())
        let document = Document(root: root, token: "secret")
        var html = HTMLWriter()
        html.scene = "a-b_c"
        document.root.write(into: &html)
        #expect(
            String(decoding: html.bytes, as: UTF8.self) == """
                <main data-n="1"><form data-n="2" method="post"><input type="hidden" name="_page" value="secret">\
                <input type="hidden" name="_scene" value="a-b_c"></form></main>
                """)
    }

    @Test func areNotSpokenOfWhereThereIsNone() {
        let field = CheckboxElement(name: "x")
        let document = Document(root: field)
        #expect(!document.root.html.contains("form="))
    }

    @Test func areNotSpokenOfAnyMoreWhenTheyHaveGone() {
        let root = Element("main")
        let (form, field) = (FormElement.forPage(), InputElement(name: "a"))
        root.append(form, field)
        let document = Document(root: root)
        #expect(field.html == #"<input data-n="3" name="a" form="page">"#)
        form.remove()
        document.commit()
        #expect(field.html == #"<input data-n="3" name="a">"#)
    }

    @Test func doNotHinderDetailsFromChangingTheirLooks() {
        let details = DetailsElement(name: "more", summary: "More")
        let document = Document(root: details)
        details["title"] = "All of it"
        document.commit()
        var json = JSONWriter()
        document.writeChanges(since: 1, into: &json)
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #""b":1,"q":2,"ops":[["a",1,"title","All of it"]]"#)
    }

    @Test func buttonsAreReadOutAsWhatIsInThem() {
        let button = ButtonElement(name: "delete", text: "", class: "destructive")
        button.append(Element("span", text: "Delete"), Element("b", text: "Ann"))
        #expect(
            button.html == """
                <button class="destructive" name="action" value="delete"><span>Delete</span><b>Ann</b></button>
                """)
        #expect(button.textContent == "Delete Ann")
    }

    @Test func detailsWithANameAreAField() throws {
        let details = DetailsElement(name: "advanced", summary: "More")
        let document = Document(root: details)
        details.append(Element("p", text: "Text"))
        #expect(
            details.html == """
                <details data-n="1" name="advanced"><summary data-n="2">More</summary><p data-n="3">Text</p></details>
                """)
        var opened: [Bool] = []
        details.onEdit = { opened.append($0) }
        try details.enter(.flag(true), edit: 1)
        #expect(opened == [true])
        #expect(details.html.hasPrefix(#"<details data-n="1" name="advanced" open="">"#))
        document.commit()
        details.isOpen = false
        document.commit()
        #expect(
            String(decoding: document.frame(since: 2).bytes, as: UTF8.self)
                == #"{"b":2,"q":3,"fields":{"advanced":[1,false]}}"#)
    }

    @Test func detailsWithoutANameAreTheBrowsersAffair() {
        let details = DetailsElement(summary: "More")
        let document = Document(root: details)
        #expect(!details.isField)
        details.isOpen = true
        document.commit()
        #expect(
            String(decoding: document.frame(since: 1).bytes, as: UTF8.self)
                == #"{"b":1,"q":2,"ops":[["a",1,"open",""]]}"#)
    }

    @Test func dialogsNameTheButtonThatDismissesThem() {
        let cancel = ButtonElement(name: "cancel", text: "Cancel")
        let dialog = DialogElement(class: "sheet", dismissButton: cancel)
        dialog.append(cancel)
        #expect(
            dialog.html == """
                <dialog class="sheet" open="" data-modal="" data-dismiss="cancel">\
                <button name="action" value="cancel">Cancel</button></dialog>
                """)
    }
}
