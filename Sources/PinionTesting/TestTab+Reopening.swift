internal import DOM
internal import Live
internal import Pinion

extension TestTab {
    /// Opens the page anew, as its script does when the server has been started again: it gets back what it has stored
    /// with `SceneStorage`, and what was typed into its fields. Everything else begins from the start.
    ///
    /// ```swift
    /// try await tab.click("Edit…")
    /// try tab.type("Ada", into: "Name")
    /// try await tab.reopen()
    /// #expect(try tab.value(of: "Name") == "Ada")
    /// ```
    ///
    /// - Throws: what keeps the page from being opened.
    public func reopen() async throws {
        let old = page
        let typed = document.controls.compactMap(\.typed)
        if let browser {
            page = try await browser.openAgain(old)
        } else if let openAgain {
            page = try openAgain()
        }
        sessions.close(old)
        seen = page.document.revision
        try await settle()
        _ = page.apply(typed.filter { document.control(named: $0.name)?.isField == true })
        try await settle()
    }
}

extension FormControl {
    /// What somebody has entered, if anybody has.
    fileprivate var typed: FieldEdit? {
        guard isField, edits > 0, let name = renderedName else { return nil }
        let value = (self as? InputElement).map { .text($0.value) } ?? FieldValue(jsonValue)
        return value.map { FieldEdit(name: name, value: $0) }
    }
}
