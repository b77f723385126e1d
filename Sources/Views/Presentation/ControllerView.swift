public import DOM

/// The view of a controller, as a part of a page that is made of views.
///
/// ```swift
/// Page("/profile") { visit in
///     SignedInPage(visit) { ControllerView(ProfileViewController(visit)) }
/// }
/// ```
///
/// The controller is made once, when its view comes onto the page, and its hooks are called in their order. It ends when
/// its view goes. Its title is that of the page.
public struct ControllerView: View {
    private let makeController: () -> ViewController

    /// - Parameter controller: makes the controller; called once for each place on a page.
    public init(_ controller: @autoclosure @escaping () -> ViewController) {
        makeController = controller
    }
}

extension ControllerView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<ControllerView> {
        ControllerNode(makeController(), at: place)
    }
}

private final class ControllerNode: ViewNode<ControllerView> {
    private let controller: ViewController
    // A screen of a navigation stack holds the nodes that stand on it.
    private weak var holder: (any TitleHolder)?

    init(_ controller: ViewController, at place: Place) {
        self.controller = controller
        holder = place.titleHolder
        super.init(at: place)
        controller.embed(as: place.groupTag)
        controller.onTitle = { [unowned self] title in
            holder?.setTitle(GivenTitle(title, heading: nil), for: self)
        }
        controller.build()
        if graph.pageLanguage != nil { track { followLanguage() } }
        // Where a binding leads to another page, it needs the document to say so.
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            self.controller.connect()
        }
    }

    override func evaluate() {
        super.evaluate()
        track { followLanguage() }
        controller.setupWords()
    }

    private func followLanguage() { _ = graph.pageLanguage?.readable }

    override func collect(into elements: inout [Element]) {
        elements.append(controller.view)
    }

    override func unmount() {
        super.unmount()
        controller.onTitle = nil
        controller.end()
        holder?.setTitle(nil, for: self)
    }
}
