package import DOM

/// A box of its own around a view's element, for a modifier that comes too late for the element itself.
///
/// A view's modifiers share one element as long as CSS means the same by it: room inside, then a size, a background, corners, a
/// shadow. In SwiftUI each modifier makes a view around the view before it, so `.background(.red).padding()` leaves
/// room around what is red, and `.offset(y: -80).rotationEffect(angle)` turns the way as well. Such a modifier gets a box.
package final class BoxElement: Element {
    /// What the modifiers before it have made.
    package let inner: Element
    /// Who has put it there.
    private(set) weak var decorator: AnyObject?

    init(around inner: Element, by decorator: AnyObject) {
        self.inner = inner
        self.decorator = decorator
        super.init(inner.isPhrase ? "span" : "div", class: "box vstack align-center")
        append(inner)
    }
}

extension Element {
    /// What the boxes around it hold: the element that the view itself has made.
    package final var withoutBoxes: Element {
        var element = self
        while let box = element as? BoxElement { element = box.inner }
        return element
    }

    /// Whether it may stand in the middle of a text.
    fileprivate final var isPhrase: Bool {
        switch "\(tag)" {
        case "span", "svg", "img", "input", "button", "a", "label": true
        default: false
        }
    }

    /// Whether it can stand in a box: rows, cells and what has a place of its own on the page cannot.
    final var canBeBoxed: Bool {
        switch "\(tag)" {
        case "li", "tr", "td", "th", "thead", "tbody", "tfoot", "option", "optgroup", "legend", "dialog",
            "dt",
            "dd", "script", "style", "template", "summary":
            false
        default: self["class"]?.hasWord("row-painted") != true
        }
    }

    /// Whether a frame gives it its own size, as it does to texts and buttons, and not only room.
    final var hasOwnSize: Bool {
        switch "\(tag)" {
        case "p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "button", "a", "label": true
        default: self is BoxElement
        }
    }
}

extension String {
    fileprivate func hasWord(_ word: String) -> Bool {
        split(separator: " ").contains { $0 == word }
    }
}
