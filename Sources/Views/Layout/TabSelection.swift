package import DOM

/// Which of the tabs of a ``TabView`` is shown.
@MainActor
package final class TabSelection {
    /// The selected tag; another tab is shown if there is none of this tag.
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

    /// Takes note of the tabs that there are, with the tags that are around them. Those that have no value of their
    /// own and no tag are known by their position.
    func replace(_ panels: [TabPanel], tags: [ObjectIdentifier: AnyHashable]) {
        self.panels = panels
        for (index, panel) in panels.enumerated() where panel.ownValue == nil {
            panel.value = tags[ObjectIdentifier(panel)] ?? AnyHashable(index)
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

/// The panel of a tab: `<div role="tabpanel">`, with the button that brings it to the front.
package final class TabPanel: Element {
    let button = ButtonElement(name: "", text: "", class: "tab")
    /// The program's tag for it.
    let ownValue: AnyHashable?
    var value: AnyHashable?

    /// - Parameter number: one that no other tab of the page has.
    init(tag: AnyHashable?, number: Int) {
        ownValue = tag
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

private enum TabsKey: PlaceKey {
    typealias Value = TabSelection
}

extension Place {
    /// The tabs that this is among, if any.
    var tabs: TabSelection? {
        get { self[TabsKey.self] }
        set { self[TabsKey.self] = newValue }
    }
}
