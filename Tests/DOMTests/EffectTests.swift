import JSON
import Testing

@testable import DOM

/// What a page asks its browser to do, as frames say it.
@MainActor
@Suite struct Effects {
    @Test(
        arguments: [
            (.navigate(to: "/next?a=\"b\""), #"[1,"navigate","/next?a=\"b\""]"#),
            (.focus(field: "name"), #"[1,"focus","name"]"#),
            (.blur(field: "name"), #"[1,"blur","name"]"#),
            (.announce("Saved."), #"[1,"announce","Saved."]"#),
            (.download("/report.pdf"), #"[1,"download","/report.pdf"]"#),
        ] as [(Effect.Action, String)])
    func areANumberAWordAndWhatItIsAbout(action: Effect.Action, json: String) {
        let document = Document(root: Element("main"))
        document.perform(action)
        #expect(effects(of: document) == "[\(json)]")
    }

    @Test func areSaidInTheirOrderUntilTheyAreConfirmed() {
        let document = Document(root: Element("main"))
        document.perform(.announce("one"))
        document.perform(.announce("two"))
        #expect(effects(of: document) == #"[[1,"announce","one"],[2,"announce","two"]]"#)
        document.acknowledge(effectsUpTo: 1)
        #expect(effects(of: document) == #"[[2,"announce","two"]]"#)
        document.acknowledge(effectsUpTo: 2)
        #expect(effects(of: document) == "")
    }

    private func effects(of document: Document) -> String {
        let frame = document.frame(since: document.revision)
        return frame["effects"].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
}
