package import DOM

/// Which of the tabs of a ``TabView`` is shown.
@MainActor
package final class TabSelection {
    /// What is chosen; a tab of another tag is shown if there is none of this.
    private var chosen: AnyHashable?
    private var panels: [TabPanel] = []
    private var shown: TabPanel?
    private let reading = Reading()
    /// Called when the person chooses a tab.
    var onChoose: ((AnyHashable) -> Void)?

    /// Whether a tab is shown; whoever asks is told of changes.
    func shows(_ panel: TabPanel) -> Bool {
        reading.noteRead()
        return shown === panel
    }

    /// Chooses a tab on behalf of the program.
    func choose(_ tag: AnyHashable?) {
        chosen = tag
        decide()
    }

    /// Takes note of the tabs that there are. Those without a tag are known by their position.
    func replace(_ panels: [TabPanel]) {
        self.panels = panels
        for (index, panel) in panels.enumerated() where panel.choice == nil {
            panel.value = AnyHashable(index)
        }
        decide()
    }

    /// Chooses a tab on behalf of the person.
    func press(_ panel: TabPanel) {
        guard let tag = panel.value else { return }
        onChoose?(tag)
    }

    private func decide() {
        let wanted = panels.first { $0.value == chosen } ?? panels.first
        guard wanted !== shown else { return }
        shown = wanted
        reading.noteChange()
    }
}

/// What a tab shows: `<div role="tabpanel">`, with the button that brings it to the front.
package final class TabPanel: Element {
    let button = ButtonElement(name: "", text: "", class: "tab")
    /// Whether the program calls it something, other than by a tag.
    let hasValue: Bool
    var choice: AnyHashable? {
        didSet { value = choice }
    }
    var value: AnyHashable?

    /// - Parameter number: one that no other tab of the page has.
    init(tag: AnyHashable?, number: Int) {
        hasValue = tag != nil
        choice = tag
        value = tag
        super.init("div", class: "tab-panel")
        self["role"] = "tabpanel"
        self["id"] = "panel-\(number)"
        self["aria-labelledby"] = "tab-\(number)"
        button["role"] = "tab"
        button["id"] = "tab-\(number)"
        button["aria-controls"] = "panel-\(number)"
    }
}
