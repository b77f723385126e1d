package import DOM
internal import Localization

/// The action of the Enter key in the fields of a view.
///
/// A browser answers Enter by pressing the first button of the field's form: that is one which is not seen, and which
/// is put there for the purpose. It works without JavaScript, too. Where several views share a form, which of them is
/// meant shows from the field that has the focus; without JavaScript it is the first one.
@MainActor
package final class Submission {
    /// The action; it is up to date with the view.
    var action: @MainActor () -> Void = {}
    private let outer: Submission?
    private weak var page: PageContainer?
    private let name: String
    /// The names of the buttons that have been made.
    private var names: [String] = []

    init(at place: Place) {
        outer = place.submission
        page = place.graph.page
        name = place.row.map { "submit-\($0.text)" } ?? "submit"
    }

    /// Takes note of the focus of a field.
    package func watch(_ field: FormControl) {
        field.followFocus { [weak self] hasFocus in
            guard let self, let page else { return }
            if hasFocus {
                page.focusedSubmission = self
            } else if page.focusedSubmission === self {
                page.focusedSubmission = nil
            }
        }
    }

    /// Makes a button for a form. It is for the Enter key alone.
    package func makeButton() -> ButtonElement {
        let name = page?.takeButtonName(name) ?? name
        names.append(name)
        let button = ButtonElement(name: name, text: OwnWords.text("Submit"), class: "visually-hidden")
        button["tabindex"] = "-1"
        button["aria-hidden"] = "true"
        button.onPress = { [weak self] in
            guard let self else { return }
            (page?.focusedSubmission ?? self).submit()
        }
        return button
    }

    /// Whether some form has a button already.
    var hasButton: Bool { !names.isEmpty }

    /// The view is gone.
    func end() {
        page?.releaseButtonNames(names)
        names = []
    }

    private func submit() {
        action()
        outer?.submit()
    }
}

private enum SubmissionKey: PlaceKey {
    typealias Value = Submission
}

extension Place {
    /// The action of the Enter key in fields, if any.
    package var submission: Submission? {
        get { self[SubmissionKey.self] }
        set { self[SubmissionKey.self] = newValue }
    }
}
