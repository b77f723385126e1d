package import DOM

/// Fields and buttons that belong together.
///
/// ```swift
/// Form {
///     Section("Account") {
///         TextField("Username", text: $username)
///         SecureField("Password", text: $password)
///     }
///     Button("Sign up") { model.signUp() }
/// }
/// ```
///
/// Enter in one of its fields presses its first button. Without JavaScript its fields are sent together. A form inside
/// another one is a group of it.
public struct Form<Content: View>: View {
    package let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: PlainContainerView {
    package func makeElement(at place: Place) -> Element {
        place.isInForm ? Element(place.groupTag, class: "form") : FormElement(class: "form")
    }

    package func enter(_ place: inout Place) {
        // The first button of a form is the one that Enter presses.
        if !place.isInForm, let submission = place.submission {
            place.container.leading = [submission.makeButton()]
        }
        place.isInForm = true
        place.isInList = false
    }
}
