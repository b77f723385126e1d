internal import DOM

extension View {
    /// Does something when the Enter key is pressed in a field inside.
    ///
    /// ```swift
    /// TextField("New task", text: $title)
    ///     .onSubmit { tasks.append(Task(title)) }
    /// ```
    ///
    /// What a view around it does on Enter is done afterwards.
    ///
    /// - Parameters:
    ///   - triggers: in which fields; here it makes no difference.
    ///   - action: what is done.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        SubmittingView(content: self, action: action)
    }
}

/// A view that hears of the Enter key.
private struct SubmittingView<Content: View>: View {
    let content: Content
    let action: @MainActor () -> Void
}

extension SubmittingView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { SubmittingNode(self, at: place) }
}

private final class SubmittingNode<Content: View>: WrappingNode<SubmittingView<Content>, Content> {
    private let submission: Submission
    /// The button among the fields, if they are in a form.
    private var buttonHere: ButtonElement?
    /// The button for the fields that are in no form, unless there is a form inside.
    private var buttonOfPage: ButtonElement?

    init(_ view: SubmittingView<Content>, at place: Place) {
        submission = Submission(at: place)
        submission.action = view.action
        var inside = place
        inside.submission = submission
        super.init(view.content, at: inside)
        if place.isInForm {
            buttonHere = submission.makeButton()
        } else if !submission.hasButton {
            let button = submission.makeButton()
            buttonOfPage = button
            graph.page.add(submitButton: button)
        }
    }

    override func update(_ view: SubmittingView<Content>) {
        submission.action = view.action
        child.update(view.content)
    }

    override func collect(into elements: inout [Element]) {
        if let buttonHere { elements.append(buttonHere) }
        child.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        buttonOfPage?.remove()
        submission.end()
    }
}
