/// Something that lies above the first view of a navigation stack.
@MainActor
final class NavigationEntry: Reading {
    enum Target {
        case value(AnyHashable)
        /// The view of a link that brings it along; the link is known by its identity.
        case view(of: ObjectIdentifier, @MainActor () -> AnyView, onLeave: (@MainActor () -> Void)?)
    }

    /// What the page's address calls it.
    let name: String
    /// Shows it again when it has been left, if the program shows it.
    let reopen: (@MainActor () -> Void)?
    /// The views that want no button that leads back.
    private var hidingBack: Set<ObjectIdentifier> = []

    /// A number that no other entry of the stack has, before or after.
    let number: Int
    /// How many views lie below.
    let level: Int
    private var target: Target
    private weak var model: NavigationModel?

    init(
        _ target: Target, named name: String, reopen: (@MainActor () -> Void)? = nil, number: Int, level: Int,
        model: NavigationModel
    ) {
        self.name = name
        self.reopen = reopen
        self.target = target
        self.number = number
        self.level = level
        self.model = model
    }

    /// The value, if it is one.
    var value: AnyHashable? {
        if case .value(let value) = target { value } else { nil }
    }

    func isView(of link: ObjectIdentifier) -> Bool {
        if case .view(let other, _, _) = target { other == link } else { false }
    }

    /// The view; nil if nobody has said how the value is shown.
    var view: AnyView? {
        switch target {
        case .value(let value):
            return model?.destinations(of: type(of: value.base)).view(of: value, at: level)
        case .view(_, let view, _):
            noteRead()
            return view()
        }
    }

    /// Replaces the view that the link leads to.
    func setView(_ view: @escaping @MainActor () -> AnyView) {
        guard case .view(let link, _, let onLeave) = target else { return }
        target = .view(of: link, view, onLeave: onLeave)
        noteChange()
    }

    /// Whether the program has a way back of its own.
    var isBackHidden: Bool {
        noteRead()
        return !hidingBack.isEmpty
    }

    /// Takes note that a view wants no button that leads back, or wants one after all.
    func setBackHidden(_ isHidden: Bool, for owner: Node) {
        let id = ObjectIdentifier(owner)
        guard isHidden != hidingBack.contains(id) else { return }
        if isHidden { hidingBack.insert(id) } else { hidingBack.remove(id) }
        noteChange()
    }

    /// The link takes the view away itself, and has not to be told.
    func forgetLeaving() {
        guard case .view(let link, let view, _) = target else { return }
        target = .view(of: link, view, onLeave: nil)
    }

    /// Tells the link that the view has been taken away.
    func leave() {
        if case .view(_, _, let onLeave) = target { onLeave?() }
    }
}

extension NavigationEntry: Dismissible {
    /// Goes back to what lies below.
    func dismiss() {
        model?.pop(self)
    }
}
