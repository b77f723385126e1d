package import DOM

/// The element around all views of a page: its heading, what the views show, and what stands above them.
@MainActor
package final class PageContainer: Container, TitleHolder {
    /// The form of the fields and buttons that stand in no form of their own.
    private let form = FormElement.forPage()
    private let heading = Element("h1", class: "title")
    @exclusivity(unchecked) private var titles = Titles()
    /// The open dialogs, the top one last.
    @exclusivity(unchecked) private var dialogs: [Element] = []
    /// Stands above all of it: a word at the page's edge.
    @exclusivity(unchecked) var toast: Element? {
        didSet {
            oldValue?.remove()
            setNeedsArranging()
        }
    }
    /// What places ask for that is for the whole page.
    @exclusivity(unchecked) private var looks: [ObjectIdentifier: PageLook] = [:]
    /// The names of the buttons that are not seen.
    private var buttonNames: Set<String> = []
    /// The use of the Enter key in the field that has the focus.
    weak var focusedSubmission: Submission?
    /// The values of the views that have the focus, made when somebody asks for one.
    private(set) lazy var focusedValues = FocusedStore()

    override init(_ element: Element) {
        super.init(element)
        heading.name = "title"
    }

    /// The page's title, behind the number of what there is to look at.
    package var title: String {
        let title = titles.title ?? ""
        return badge > 0 ? "(\(badge)) \(title)" : title
    }

    private var badge: Int {
        // Hardly a page asks for anything.
        guard !looks.isEmpty else { return 0 }
        return looks.values.reduce(0) { sum, look in
            if case .badge(let count) = look { max(sum, count) } else { sum }
        }
    }

    package func setTitle(_ title: GivenTitle?, for owner: Node) {
        guard titles.set(title, for: owner) else { return }
        graph.document?.title = self.title
        setNeedsArranging()
    }

    /// Takes note of what a view asks for that is for the whole page. Who asks for a dark page wins over who asks for a
    /// light one.
    func set(_ look: PageLook?, for owner: Node) {
        looks[ObjectIdentifier(owner)] = look
        let looks = Set(looks.values)
        element.setClass(looks.contains(.wide), "wide")
        element.setClass(looks.contains(.narrow), "narrow")
        element.setClass(looks.contains(.compact), "compact")
        element.setClass("scheme", looks.contains(.dark) ? "dark" : looks.contains(.light) ? "light" : nil)
        graph.document?.title = title
    }

    /// Has the browser show in its address what the page keeps there, and tell when the person goes back or forward.
    func add(_ address: AddressElement) {
        add(address, script: "/address.js")
    }

    /// Puts a field that nobody sees onto the page, with the script that it is for.
    func add(_ field: ScriptField, script address: String) {
        form.append(field)
        addScript(address)
    }

    /// Has the page load one of our scripts, if it does not yet.
    func needScript(_ address: String) {
        guard !form.children.contains(where: { $0["src"] == address }) else { return }
        addScript(address)
    }

    /// Has the page load one of our scripts.
    func addScript(_ address: String) {
        let script = Element("script")
        script["type"] = "module"
        script["src"] = address
        form.append(script)
    }

    /// Shows a dialog above the page.
    func add(_ dialog: Element) {
        dialogs.append(dialog)
        setNeedsArranging()
    }

    /// Takes it away.
    func remove(_ dialog: Element) {
        dialogs.removeAll { $0 === dialog }
        setNeedsArranging()
    }

    /// Gives out a name for a button that is not seen: this one, or one like it if it is taken.
    func takeButtonName(_ name: String) -> String {
        var free = name
        var number = 1
        while !buttonNames.insert(free).inserted {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }

    func releaseButtonNames(_ names: [String]) {
        buttonNames.subtract(names)
    }

    /// Has the Enter key press a button that is not seen, in fields that stand in no form of their own.
    func add(submitButton: Element) {
        form.append(submitButton)
    }

    package override func prepare() {
        leading = [form]
        guard let title = titles.heading else { return }
        heading.text = title
        leading.append(heading)
    }

    package override func arrange(_ elements: [Element]) {
        var above = dialogs
        if let toast {
            // What is outside of a modal dialog can be neither seen nor used.
            if let top = dialogs.last { top.append(toast) } else { above.append(toast) }
        }
        // Put together only if it has to be: the elements may be many.
        element.arrange(collected: above.isEmpty ? elements : elements + above)
    }
}
