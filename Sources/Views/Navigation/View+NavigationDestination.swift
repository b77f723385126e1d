internal import DOM
public import Reactive

extension View {
    /// Says what a ``NavigationLink`` with a value of this type leads to.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
    ) -> some View {
        DestinationView(content: self) { value in AnyView(DeferredView { destination(value) }) }
    }

    /// Puts a view above this one while a value is true.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination
    ) -> some View {
        PushingView(
            content: self,
            view: { isPresented.wrappedValue ? AnyView(DeferredView(make: destination)) : nil },
            reopen: { { isPresented.wrappedValue = true } },
            close: { isPresented.wrappedValue = false })
    }

    /// Puts a view above this one while there is an item.
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
    ) -> some View {
        PushingView(
            content: self,
            view: {
                item.wrappedValue.map { item in
                    AnyView(IdentifiedView(content: DeferredView { destination(item) }, id: item))
                }
            },
            reopen: {
                let former = item.wrappedValue
                return { item.wrappedValue = former }
            },
            isLasting: false,
            close: { item.wrappedValue = nil })
    }
}

/// A view that knows how values are shown in its navigation stack.
private struct DestinationView<Content: View, Value: Hashable>: View {
    let content: Content
    let destination: @MainActor (Value) -> AnyView
}

extension DestinationView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { DestinationNode(self, at: place) }
}

private final class DestinationNode<Content: View, Value: Hashable>: WrappingNode<
    DestinationView<Content, Value>, Content
>
{
    private let level: NavigationLevel?

    init(_ view: DestinationView<Content, Value>, at place: Place) {
        level = place.scope.current.navigation
        super.init(view.content, at: place)
        register(view.destination)
    }

    override func update(_ view: DestinationView<Content, Value>) {
        child.update(view.content)
        register(view.destination)
    }

    private func register(_ destination: @escaping @MainActor (Value) -> AnyView) {
        guard let level else { return }
        let view = { @MainActor (value: AnyHashable) in (value.base as? Value).map(destination) }
        level.model.destinations(of: Value.self).set(view, for: self, on: level.number)
    }

    override func unmount() {
        super.unmount()
        level?.model.destinations(of: Value.self).remove(self)
    }
}

/// A view above which another one is put while the program wants it.
struct PushingView<Content: View>: View {
    let content: Content
    /// The view above; nil if there is none.
    let view: @MainActor () -> AnyView?
    /// Makes what shows the same again when it has been left.
    let reopen: @MainActor () -> (@MainActor () -> Void)
    /// Whether that means the same on a page that has been opened anew.
    var isLasting = true
    /// Whether it is a link, which the address names.
    var isLink = false
    let close: @MainActor () -> Void
}

extension PushingView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { PushingNode(self, at: place) }
}

private final class PushingNode<Content: View>: WrappingNode<PushingView<Content>, Content> {
    private var view: PushingView<Content>
    private weak var model: NavigationModel?
    private var isPushed = false
    private var above: AnyView?
    /// What the stack knows the way to show it by.
    private var presenter: String?

    init(_ view: PushingView<Content>, at place: Place) {
        self.view = view
        model = place.scope.current.navigation?.model
        super.init(view.content, at: place)
        if view.isLasting, !view.isLink, let level = place.scope.current.navigation {
            presenter = model?.history?.add(
                presenter: { [weak self] in self?.view.reopen()() }, on: level.number)
        }
        evaluate()
    }

    override func update(_ view: PushingView<Content>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let above = track { view.view() }
        self.above = above
        if let above { model?.setView(of: self) { above } }
        guard (above != nil) != isPushed else { return }
        isPushed = above != nil
        graph.afterUpdate { [weak self] in self?.pushOrRemove() }
    }

    private func pushOrRemove() {
        guard isMounted, isPushed, let above else {
            model?.remove(self)
            return
        }
        let leave = { @MainActor [weak self] in
            guard let self, isMounted else { return }
            isPushed = false
            view.close()
        }
        model?.push(self, { above }, named: name, reopen: view.reopen(), onLeave: leave)
    }

    /// What the page's address calls it.
    private var name: String? {
        guard let history = model?.history else { return nil }
        if view.isLink, let link = elements.lazy.compactMap({ $0 as? ButtonElement }).first {
            return history.name(of: link)
        }
        return history.name(ofPresenter: presenter ?? "")
    }

    override func unmount() {
        super.unmount()
        if let presenter { model?.history?.remove(presenter: presenter) }
        guard isPushed else { return }
        isPushed = false
        graph.afterUpdate { self.model?.remove(self) }
    }
}
