/// What lies above the first view of a navigation stack.
@MainActor
final class NavigationModel: Reading {
    private enum Pushed {
        case value(AnyHashable)
        /// What a link leads to that has the view with it; the link is known by its element.
        case view(ObjectIdentifier)

        func isView(of link: ObjectIdentifier) -> Bool {
            if case .view(let other) = self { return other == link }
            return false
        }
    }

    /// What a link that has been followed leads to.
    private struct Followed {
        /// Kept, so that no other object has the same identity.
        let link: AnyObject
        var view: @MainActor () -> AnyView
        let onLeave: (@MainActor () -> Void)?
    }

    private var pushed: [Pushed] = []
    private var path: NavigationPathAccess?
    private var views: [ObjectIdentifier: Followed] = [:]
    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
    /// What is read where a view is shown, not where it is decided which ones are.
    private let content = Reading()

    /// What lies there, the uppermost last.
    func entries(_ path: NavigationPathAccess?) -> [NavigationEntry] {
        noteRead()
        self.path = path
        let values = (path?.read() ?? []).map { Pushed.value($0) }
        let all = values + pushed
        return all.enumerated().map { index, item in
            let target: AnyHashable =
                switch item {
                case .value(let value): value
                case .view(let link): AnyHashable(link)
                }
            return NavigationEntry(target: target, position: index, isTop: index == all.count - 1)
        }
    }

    /// The view of an entry; nothing if nobody has said how its value is shown.
    func view(of entry: NavigationEntry) -> AnyView {
        content.noteRead()
        if let link = entry.target.base as? ObjectIdentifier {
            return views[link]?.view() ?? AnyView(EmptyView())
        }
        return destinations[ObjectIdentifier(type(of: entry.target.base))]?(entry.target)
            ?? AnyView(EmptyView())
    }

    /// Puts the view of a value above all others.
    func push(_ value: AnyHashable) {
        if let path, pushed.isEmpty {
            path.write(path.read() + [value])
        } else {
            pushed.append(.value(value))
        }
        noteChange()
    }

    /// Puts the view of a link above all others.
    func push(
        _ link: AnyObject, _ view: @escaping @MainActor () -> AnyView, onLeave: (@MainActor () -> Void)? = nil
    ) {
        let id = ObjectIdentifier(link)
        guard views[id] == nil else { return }
        views[id] = Followed(link: link, view: view, onLeave: onLeave)
        pushed.append(.view(id))
        noteChange()
    }

    /// What a link leads to is now this; of interest if it has been followed.
    func setView(of link: AnyObject, _ view: @escaping @MainActor () -> AnyView) {
        guard views[ObjectIdentifier(link)] != nil else { return }
        views[ObjectIdentifier(link)]?.view = view
        content.noteChange()
    }

    /// The link is gone, and so is what it led to.
    func remove(_ link: AnyObject) {
        let link = ObjectIdentifier(link)
        guard views.removeValue(forKey: link) != nil else { return }
        pushed.removeAll { $0.isView(of: link) }
        noteChange()
    }

    /// How values of a type are shown.
    func setDestination<Value: Hashable>(
        of type: Value.Type, _ view: (@MainActor (Value) -> AnyView)?
    ) {
        if let view {
            destinations[ObjectIdentifier(type)] = { value in
                guard let value = value.base as? Value else { return nil }
                return view(value)
            }
        } else {
            destinations[ObjectIdentifier(type)] = nil
        }
        content.noteChange()
    }
}

extension NavigationModel: Dismissible {
    /// Goes back by one view.
    func dismiss() {
        if let last = pushed.popLast() {
            if case .view(let link) = last { views.removeValue(forKey: link)?.onLeave?() }
        } else if let path {
            path.write(Array(path.read().dropLast()))
        }
        noteChange()
    }
}

/// Something that lies above the first view of a navigation stack.
struct NavigationEntry {
    /// A value, or the identity of the link that has the view.
    let target: AnyHashable
    let position: Int
    let isTop: Bool

    var id: [AnyHashable] { [position, target] }
}

/// How a program's path is read and written.
struct NavigationPathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
    /// What lies above the first view of the navigation stack around.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
