internal import DOM
internal import Encoding
internal import Localization

/// Who is told of the gestures at an element.
@MainActor
protocol GestureReceiver: AnyObject {
    func receive(_ event: GestureEvent)
}

/// The elements of a page that have gestures, and what the browser says of them.
///
/// Pages without gestures have none.
@MainActor
final class PageGestures {
    private let field = GestureElement()
    private var marks: [ObjectIdentifier: Marked] = [:]

    /// An element with gestures: those of the views around it come behind those of the views inside.
    private struct Marked {
        let element: Element
        /// Whether it could have the focus before, and is what it is without us.
        let isOwn: Bool
        /// What a person is told of the keys, behind what the element says of itself.
        var keys = ""
        var gestures: [(receiver: any GestureReceiver, text: String, count: Int)] = []
    }

    init(_ graph: ViewGraph) {
        graph.page.add(field, script: "/gestures.js")
        field.onEvent = { [weak self] in self?.receive($0) }
    }

    /// Gives an element gestures.
    func give(_ receiver: any GestureReceiver, _ text: String, to element: Element) {
        let id = ObjectIdentifier(element)
        let isOwn = element is FormControl || element["tabindex"] != nil || element.tag.isEqual(to: "a")
        var marked = marks[id] ?? Marked(element: element, isOwn: isOwn)
        let words = text.split(separator: " ")
        let count = words.count { $0 != "only" }
        marked.gestures.append((receiver, words.joined(separator: " "), count))
        show(&marked)
        marks[id] = marked
    }

    /// Takes those of a view away again.
    func clear(_ receiver: any GestureReceiver, from element: Element) {
        let id = ObjectIdentifier(element)
        guard var marked = marks[id] else { return }
        marked.gestures.removeAll { $0.receiver === receiver }
        show(&marked)
        marks[id] = marked.gestures.isEmpty ? nil : marked
    }

    private func show(_ marked: inout Marked) {
        let element = marked.element
        let words = marked.gestures.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        element["data-gesture"] = words.isEmpty ? nil : words
        // What a pointer does and a keyboard need not does not take the focus.
        let kinds = words.split(separator: " ").map { $0.drop { $0 == "!" || $0 == "&" } }
        let keys = Set(kinds.compactMap { GestureKeys.described[String($0.prefix { $0 != ":" })] })
        guard !marked.isOwn else { return }
        element["tabindex"] = keys.isEmpty ? nil : element["aria-hidden"] == "true" ? "-1" : "0"
        let said = keys.sorted().map { OwnWords.text($0) }.joined(separator: " ")
        var hint = element["aria-description"] ?? ""
        if !marked.keys.isEmpty, hint.hasSuffix(marked.keys) { hint.removeLast(marked.keys.count) }
        let sentences = [hint.trimmed, said].filter { !$0.isEmpty }
        element["aria-description"] = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        marked.keys = said
    }

    private func receive(_ event: GestureEvent) {
        guard let marked = marks.values.first(where: { $0.element.number == event.element }),
            marked.element.document != nil
        else { return }
        // Who has begun something there is told that it is over.
        let isUsable = marked.element.isReachable && (marked.element as? FormControl)?.isEnabled != false
        guard isUsable || event.phase != .changed else { return }
        var index = event.gesture
        for gesture in marked.gestures {
            guard index >= gesture.count else {
                gesture.receiver.receive(
                    GestureEvent(
                        element: event.element, gesture: index, phase: isUsable ? event.phase : .cancelled,
                        numbers: event.numbers))
                return
            }
            index -= gesture.count
        }
    }
}

/// What a person is told of the keys for a gesture.
private enum GestureKeys {
    static let described = [
        "drag": "Arrow keys move.",
        "hold": "Enter held down does more.",
        "pinch": "Plus and minus magnify.",
        "tap": "Enter presses.",
        "turn": "R turns.",
    ]
}
