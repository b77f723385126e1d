import JSON
import Testing

@testable import DOM

/// The button that a dialog's Escape key stands for, in HTML and in frames.
@MainActor
@Suite("A dialog") struct DialogTests {
    private let no = ButtonElement(name: "no", text: "No")
    private let yes = ButtonElement(name: "yes", text: "Yes")

    @Test func tellsAnotherButtonOnlyToThoseWhoKnowTheOneBefore() {
        let document = Document(root: Element("main"))
        document.root.append(dialog())
        document.commit()
        dialog(of: document)?.dismissButton = yes
        document.commit()
        #expect(operations(of: document, since: 2) == #"[["a",2,"data-dismiss","yes"]]"#)
        #expect(operations(of: document, since: 3) == "")
        // What changes later is told alone.
        dialog(of: document)?["title"] = "Sure?"
        document.commit()
        #expect(operations(of: document, since: 3) == #"[["a",2,"title","Sure?"]]"#)
        dialog(of: document)?.dismissButton = nil
        document.commit()
        #expect(operations(of: document, since: 4) == #"[["a",2,"data-dismiss"]]"#)
    }

    @Test func countsAnewInAnotherDocument() {
        let former = Document(root: Element("main"))
        let dialog = dialog()
        former.root.append(dialog)
        for revision in 1...9 {
            dialog.dismissButton = revision.isMultiple(of: 2) ? no : yes
            dialog["title"] = "\(revision)"
            former.commit()
        }
        let document = Document(root: Element("main"))
        document.root.append(dialog)
        document.commit()
        dialog["class"] = "alert"
        document.commit()
        #expect(operations(of: document, since: 2) == #"[["a",2,"class","alert"]]"#)
    }

    private func dialog() -> DialogElement {
        let dialog = DialogElement(class: "sheet", dismissButton: no)
        dialog.append(no, yes)
        return dialog
    }

    private func dialog(of document: Document) -> DialogElement? {
        document.root.children.first as? DialogElement
    }

    private func operations(of document: Document, since cursor: Int) -> String {
        let frame = document.frame(since: cursor)
        return frame["ops"].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
}
