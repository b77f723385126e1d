/// What fingers, pointers and keys do with the elements of a page that have gestures, as a field that nobody sees.
///
/// The script `gestures.js` enters the page's identifier into it and what has happened, each with a number:
/// `mJ3k… 7 31 0 c 12 40.5,8 31 0 e 12 42`. What has been carried out is not carried out again; its last number
/// stands in `data-done`. What was meant for a page that had to be opened again is left.
@MainActor
package final class GestureElement: ScriptField {
    /// How much it takes at most.
    private static let maximumCount = 32

    /// Called with what has happened, in its order.
    package var onEvent: ((GestureEvent) -> Void)?
    private var done = 0

    package init() {
        super.init(
            name: "@gesture", maximumLength: 4_096,
            refusal: "This field takes what gestures do, each with a number.")
    }

    override func takes(_ text: String) -> Bool {
        Self.events(in: text).map { $0.events.count <= Self.maximumCount } ?? false
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        try super.enter(value)
        guard let (page, events) = Self.events(in: current), page == document?.token ?? "" else { return }
        for (number, event) in events where number > done {
            done = number
            onEvent?(event)
        }
        self["data-done"] = done > 0 ? "\(done)" : nil
    }

    /// The page that the events are for, and these, each with its number; nil if the text does not read so.
    private static func events(in text: String) -> (page: String, events: [(number: Int, GestureEvent)])? {
        guard let space = text.firstIndex(of: " ") else { return text.isEmpty ? ("", []) : nil }
        var events: [(Int, GestureEvent)] = []
        let parts = text[text.index(after: space)...].split(separator: ",", omittingEmptySubsequences: false)
        for part in parts {
            let words = part.split(separator: " ")
            guard let number = words.first.flatMap({ Int($0) }), let event = GestureEvent(words.dropFirst())
            else { return nil }
            events.append((number, event))
        }
        return (String(text[..<space]), events)
    }
}

/// Something that a finger, a pointer or a key has done with an element.
package struct GestureEvent: Equatable, Sendable {
    /// How far it has come.
    package enum Phase: String, Sendable {
        case changed = "c"
        case ended = "e"
        case cancelled = "x"
        /// What had ended before is let go of.
        case released = "r"
    }

    /// The number of the element.
    package let element: Int
    /// Which one it is of the gestures of the element.
    package let gesture: Int
    package let phase: Phase
    /// Where, how far, how fast: as the gesture has it. Each is a number of no more than a million.
    package let numbers: [Double]

    package init(element: Int, gesture: Int, phase: Phase, numbers: [Double]) {
        self.element = element
        self.gesture = gesture
        self.phase = phase
        self.numbers = numbers
    }

    /// How many numbers it has at most.
    private static let maximumCount = 8

    init?(_ words: ArraySlice<Substring>) {
        let words = Array(words)
        guard (3...(3 + Self.maximumCount)).contains(words.count),
            let element = Int(words[0]), let gesture = Int(words[1]), element > 0, gesture >= 0,
            let phase = Phase(rawValue: String(words[2]))
        else { return nil }
        let numbers = words[3...].compactMap { Double($0) }.filter { $0.magnitude <= 1e6 }
        guard numbers.count == words.count - 3 else { return nil }
        self.init(element: element, gesture: gesture, phase: phase, numbers: numbers)
    }
}
