internal import DOM

/// The views above the first of a navigation stack.
///
/// It is one pile of values and of what links lead to that have the view with them. A program that keeps a path reads
/// and sets the values of the pile: what is appended to the path comes on top, and where the path has become shorter,
/// or another one, everything goes that lies above what has stayed.
@MainActor
final class NavigationModel: Reading {
    private var pile: [NavigationEntry] = []
    private var path: NavigationPathAccess?
    private var destinations: [ObjectIdentifier: NavigationDestinations] = [:]
    private var lastNumber = 0
    private(set) var history: StackHistory?
    private var types: [String: Any.Type] = [:]
    /// Whether rows can be edited, and are.
    var editing: StackEditing {
        if let askedEditing { return askedEditing }
        let editing = StackEditing()
        askedEditing = editing
        return editing
    }
    private var askedEditing: StackEditing?
    /// Whether links from elsewhere on the page lead there: it is a column.
    var takesLinksFromElsewhere = false
    /// The link of the column before whose view is the lowest above the first.
    private weak var openLink: ButtonElement?
    /// Whether the stack is gone from the page.
    private var isClosed = false

    /// The entries, the uppermost last.
    func entries(_ path: NavigationPathAccess?) -> [NavigationEntry] {
        noteRead()
        self.path = path
        followPath()
        return pile
    }

    /// The stack goes from the page: lets go of everything that the program has given, and takes nothing more.
    func close() {
        isClosed = true
        history?.close()
        history = nil
        types = [:]
        pile = []
        path = nil
        destinations = [:]
    }
}

// What the page's address says of it.
extension NavigationModel {
    /// The stack leaves a trace in the page's address from now on.
    func leaveTrace(in query: PageQuery) {
        guard history == nil, !isClosed else { return }
        history = query.addStack(of: self)
    }

    /// What the address calls the entries.
    var names: [String] { pile.map(\.name) }

    /// The type of values that somebody has said how to show, by its name.
    func type(named name: String) -> Any.Type? { types[name] }

    /// Goes back until so many views lie above the first.
    func cut(to count: Int) {
        if count < pile.count { cut(from: count) }
    }

    /// The entry of a level, if it is above the first.
    func entry(on level: Int) -> NavigationEntry? {
        pile.indices.contains(level - 1) ? pile[level - 1] : nil
    }
}

// What is put there and taken away.
extension NavigationModel {
    /// Puts the view of a value above all others.
    ///
    /// - Parameter name: what the page's address calls it; if there is none, what says the same as the value.
    func push(_ value: AnyHashable, named name: String? = nil) {
        guard !isClosed else { return }
        followPath()
        append(.value(value), named: name)
        path?.write(values)
        noteChange()
    }

    /// What the address calls what a link leads to.
    func name(of link: ButtonElement) -> String? { history?.name(of: link) }

    /// Puts the view of a link above all others, if it is not there yet.
    ///
    /// - Parameters:
    ///   - link: what is known by its identity; it says when it goes.
    ///   - view: what it leads to.
    ///   - name: what the page's address calls it.
    ///   - reopen: shows it again when it has been left; nil if the link does.
    ///   - onLeave: called when somebody else takes the view away.
    func push(
        _ link: AnyObject, _ view: @escaping @MainActor () -> AnyView, named name: String?,
        reopen: (@MainActor () -> Void)? = nil, onLeave: (@MainActor () -> Void)? = nil
    ) {
        guard !isClosed else { return }
        followPath()
        guard position(of: link) == nil else { return }
        append(.view(of: ObjectIdentifier(link), view, onLeave: onLeave), named: name, reopen: reopen)
        noteChange()
    }

    /// Has a link of another column say that it is the open one, until what it leads to is gone.
    func mark(_ link: ButtonElement?) {
        openLink?["aria-current"] = nil
        openLink = link
        link?["aria-current"] = "true"
    }

    /// Replaces the view that a link leads to; no effect if it has not been followed.
    func setView(of link: AnyObject, _ view: @escaping @MainActor () -> AnyView) {
        guard let position = position(of: link) else { return }
        pile[position].setView(view)
    }

    /// The link is gone, and so is what it led to, with all that lies above.
    func remove(_ link: AnyObject) {
        guard let position = position(of: link) else { return }
        pile[position].forgetLeaving()
        cut(from: position)
    }

    /// Goes back to what lies below an entry. No effect if the entry is gone.
    func pop(_ entry: NavigationEntry) {
        followPath()
        guard let position = pile.firstIndex(where: { $0 === entry }) else { return }
        cut(from: position)
    }
}

// How values are shown.
extension NavigationModel {
    /// How values of a type are shown.
    func destinations(of type: Any.Type) -> NavigationDestinations {
        let id = ObjectIdentifier(type)
        if history != nil, !isClosed { types[String(reflecting: type)] = type }
        if let known = destinations[id] { return known }
        let fresh = NavigationDestinations()
        if !isClosed { destinations[id] = fresh }
        return fresh
    }
}

extension NavigationModel {
    private var values: [AnyHashable] { pile.compactMap(\.value) }

    private func position(of link: AnyObject) -> Int? {
        pile.firstIndex { $0.isView(of: ObjectIdentifier(link)) }
    }

    private func append(
        _ target: NavigationEntry.Target, named name: String? = nil, reopen: (@MainActor () -> Void)? = nil
    ) {
        lastNumber += 1
        var own = name ?? ""
        if name == nil, case .value(let value) = target { own = history?.name(of: value) ?? "" }
        pile.append(
            NavigationEntry(
                target, named: own, reopen: reopen, number: lastNumber, level: pile.count + 1, model: self))
        history?.isChanged = true
    }

    /// Brings the pile into agreement with the program's path.
    private func followPath() {
        guard let path else { return }
        let wanted = path.read()
        let present = pile.indices.filter { pile[$0].value != nil }
        let common = zip(wanted, present).prefix { $0 == pile[$1].value }.count
        if common < present.count {
            let last = common == 0 ? nil : present[common - 1]
            let gone = take(from: last.map { $0 + 1 } ?? 0)
            for entry in gone.reversed() { entry.leave() }
        }
        for value in wanted[common...] { append(.value(value)) }
    }

    /// Takes away what lies at a position and above, and tells the program.
    private func cut(from position: Int) {
        let gone = take(from: position)
        if gone.contains(where: { $0.value != nil }) { path?.write(values) }
        for entry in gone.reversed() { entry.leave() }
        noteChange()
    }

    private func take(from position: Int) -> [NavigationEntry] {
        let gone = Array(pile[position...])
        if let history, !gone.isEmpty {
            let names = names
            for (index, entry) in gone.enumerated() {
                let former =
                    entry.value.map { StackHistory.Former.value($0) }
                    ?? entry.reopen.map { StackHistory.Former.shown(reopen: $0) }
                history.note(former, at: Array(names[...(position + index)]))
            }
            history.isChanged = true
        }
        pile.removeSubrange(position...)
        if position == 0, !gone.isEmpty { mark(nil) }
        return gone
    }
}

/// How a program's path is read and written.
struct NavigationPathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}
