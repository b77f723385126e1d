public import DOM

/// An element as a view: for what is simpler to say to an element than with views.
///
/// ```swift
/// struct AvatarView: ElementRepresentable {
///     let person: Person
///
///     func makeElement() -> Avatar { Avatar() }
///
///     func updateElement(_ avatar: Avatar) { avatar.person = person }
/// }
/// ```
@MainActor @preconcurrency
public protocol ElementRepresentable: View {
    /// The kind of element.
    associatedtype ElementType: Element

    /// Makes the element, once for each place on a page.
    func makeElement() -> ElementType

    /// Brings the element up to date with this view, and with whatever observed values are read in here.
    func updateElement(_ element: ElementType)
}

extension ElementRepresentable {
    public var body: RepresentedElement<ElementType> {
        RepresentedElement(make: makeElement, write: updateElement)
    }
}

/// The element of an ``ElementRepresentable``.
public struct RepresentedElement<Represented: Element>: View {
    let make: () -> Represented
    let write: (Represented) -> Void
}

extension RepresentedElement: ElementView {
    package func makeElement(at place: Place) -> Represented { make() }

    package func update(_ element: Represented, in environment: EnvironmentValues) { write(element) }
}
