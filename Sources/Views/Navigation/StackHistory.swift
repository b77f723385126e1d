internal import DOM

/// The trace that a navigation stack leaves in the page's address, and the way from the address to what is shown.
///
/// A view above the first stands in the address by the name of the link that leads to it. So who opens an address is led
/// where the links lead that are there for them, one after the other, and nowhere else: a text that somebody has made up
/// is the name of no link. What the program itself has put there stands as what the site has signed, for the same person,
/// if it can be written at all; what cannot is known to this page alone, by a number.
///
/// What lies above each other is a step for the browser, which goes back and forward among them.
@MainActor
final class StackHistory {
    /// Something that was above others, to be put there once more.
    enum Former {
        case value(AnyHashable)
        /// What the program shows while a value of its own says so.
        case shown(reopen: @MainActor () -> Void)
    }

    private let name: String
    private let location: QueryLocation
    private weak var query: PageQuery?
    private weak var model: NavigationModel?
    /// The place of all views of the stack.
    weak var pile: Node?
    /// The names that the stack is to come to; empty if it is to come to nothing.
    private var target: [String] = []
    /// The number of those that were there when the next one was looked for, and found.
    private var found: Int?
    private var deadline = ContinuousClock.now
    private var former: [[String]: Former] = [:]
    private var presenters: [String: @MainActor () -> Void] = [:]
    private var lastNumber = 0
    private var isFollowing = false
    /// Whether something has come or gone since the address was brought up to date.
    var isChanged = false

    /// The time that links may take to come, which may be in what is loaded yet.
    private static let loadingTimeout = Duration.seconds(5)
    /// As many as somebody goes back and forward.
    private static let maximumFormer = 64
    /// As many as may lie above each other because an address says so.
    private static let maximumDepth = 64

    init(_ name: String, of model: NavigationModel, in query: PageQuery) {
        self.name = name
        self.model = model
        self.query = query
        location = query.location(for: name)
        aim()
    }

    /// Whether it is on its way to what the address says.
    var isUnderWay: Bool { !target.isEmpty && ContinuousClock.now < deadline }

    func close() {
        query?.remove(self, name)
        former = [:]
        presenters = [:]
    }
}

// The names of what lies above each other.
extension StackHistory {
    /// The name of a link on the uppermost screen.
    func name(of link: ButtonElement) -> String {
        namedLinks.first { $0.link === link }?.name ?? link.name ?? ""
    }

    /// The name of a value that no link has put there.
    func name(of value: AnyHashable) -> String {
        let type = String(reflecting: type(of: value.base))
        return sealed(NavigationText.text(of: value).map { "v\(type) \($0)" })
    }

    /// The name of what is shown because a value of the program says so.
    func name(ofPresenter presenter: String) -> String { sealed("p\(presenter)") }

    /// Takes note of a way to show something, which a signed name leads to; returns its name.
    func add(presenter open: @escaping @MainActor () -> Void, on level: Int) -> String {
        var number = 1
        while presenters["\(level).\(number)"] != nil { number += 1 }
        presenters["\(level).\(number)"] = open
        return "\(level).\(number)"
    }

    func remove(presenter: String) {
        presenters[presenter] = nil
    }

    private func sealed(_ text: String?) -> String {
        if let sealed = text.flatMap({ query?.seal($0) }) { return "*" + sealed }
        lastNumber += 1
        return ".\(lastNumber)"
    }

    /// The links, each with its own name and, if it is not the first of that one, a number.
    private var namedLinks: [(name: String, link: ButtonElement)] {
        var counts: [String: Int] = [:]
        return links.map { link in
            let own = link.name ?? ""
            let count = counts[own, default: 0] + 1
            counts[own] = count
            return (count == 1 ? own : "\(own)~\(count)", link)
        }
    }

    private var links: [ButtonElement] {
        var links: [ButtonElement] = []
        func look(_ element: Element) {
            if element.isHidden { return }
            if let button = element as? ButtonElement {
                if button.leads { links.append(button) }
            } else {
                for child in element.children { look(child) }
            }
        }
        for element in pile?.elements ?? [] { look(element) }
        if model?.takesLinksFromElsewhere == true { query?.pageElement.map(look) }
        var seen: Set<ObjectIdentifier> = []
        return links.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

// From the stack to the address, and back.
extension StackHistory {
    /// Takes note of something that goes, which may come again.
    func note(_ former: Former?, at names: [String]) {
        if !isFollowing { target = [] }
        guard let former else { return }
        if self.former.count >= Self.maximumFormer { self.former = [:] }
        self.former[names] = former
    }

    /// The address says something else: the person has gone back or forward.
    func follow() {
        aim()
        guard let model else { return }
        let common = zip(model.names, location.values).prefix { $0 == $1 }.count
        isFollowing = true
        model.cut(to: common)
        isFollowing = false
    }

    /// Puts the next view there, or brings the address up to date. Returns whether there is something new to be shown.
    func goOn() -> Bool {
        guard let model else { return false }
        let names = model.names
        if target.starts(with: names), target.count > names.count {
            if takeStep(from: names, on: model) { return true }
        } else {
            target = []
        }
        guard isChanged else { return false }
        isChanged = false
        query?.noteTop()
        guard target.isEmpty else { return false }
        location.write(
            names,
            names.count > location.values.count
                ? .forward : names.count < location.values.count ? .back : .replace)
        return false
    }

    private func aim() {
        if location.values.count > Self.maximumDepth {
            location.take(Array(location.values.prefix(Self.maximumDepth)))
        }
        target = location.values
        found = nil
        deadline = .now + Self.loadingTimeout
    }

    private func takeStep(from names: [String], on model: NavigationModel) -> Bool {
        guard found != names.count, ContinuousClock.now < deadline else { return false }
        let next = target[names.count]
        guard put(next, former[names + [next]], on: model) else { return false }
        found = names.count
        return true
    }

    private func put(_ name: String, _ former: Former?, on model: NavigationModel) -> Bool {
        switch former {
        case .value(let value): model.push(value, named: name)
        case .shown(let reopen): reopen()
        case nil:
            if name.first == "*" { return putSealed(name, on: model) }
            guard let link = namedLinks.first(where: { $0.name == name })?.link, link.isEnabled else {
                return false
            }
            link.press()
        }
        return true
    }

    private func putSealed(_ name: String, on model: NavigationModel) -> Bool {
        guard let text = query?.open(sealed: String(name.dropFirst())) else { return false }
        let rest = text.dropFirst()
        if text.first == "p" {
            guard let open = presenters[String(rest)] else { return false }
            open()
            return true
        }
        let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let type = model.type(named: String(parts[0])),
            let value = NavigationText.value(of: type, String(parts[1]))
        else { return false }
        model.push(value, named: name)
        return true
    }
}
