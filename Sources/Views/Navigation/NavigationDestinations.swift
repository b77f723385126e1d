/// How the values of one type are shown in a navigation stack, as the views in it say.
///
/// Where several say so, the one counts that is nearest to the first view of the stack. A view says it for what lies
/// above its own screen: so a screen never depends on what it shows itself.
@MainActor
final class NavigationDestinations: Reading {
    private struct Registration {
        let owner: ObjectIdentifier
        let level: Int
        let depth: Int32
        var view: @MainActor (AnyHashable) -> AnyView?

        func isNearer(than other: Registration) -> Bool {
            (level, depth) < (other.level, other.depth)
        }
    }

    /// The nearest first, and of two as near the one that came first.
    private var registrations: [Registration] = []

    /// Returns the view for a value that has a number of views below it.
    func view(of value: AnyHashable, at level: Int) -> AnyView? {
        noteRead()
        guard let first = registrations.first, first.level < level else { return nil }
        return first.view(value)
    }

    /// Takes what a view on a level says.
    func set(_ view: @escaping @MainActor (AnyHashable) -> AnyView?, for owner: Node, on level: Int) {
        let id = ObjectIdentifier(owner)
        if let index = registrations.firstIndex(where: { $0.owner == id }) {
            registrations[index].view = view
            if index == 0 { noteChange() }
            return
        }
        let fresh = Registration(owner: id, level: level, depth: owner.depth, view: view)
        let index = registrations.firstIndex { fresh.isNearer(than: $0) } ?? registrations.count
        registrations.insert(fresh, at: index)
        if index == 0 { noteChange() }
    }

    /// The view is gone, and with it what it said.
    func remove(_ owner: Node) {
        let id = ObjectIdentifier(owner)
        guard let index = registrations.firstIndex(where: { $0.owner == id }) else { return }
        registrations.remove(at: index)
        if index == 0 { noteChange() }
    }
}
