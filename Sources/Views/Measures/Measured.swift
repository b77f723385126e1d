internal import DOM

/// What the browser says of one element: how large it is and, if that was asked for, where it stands.
///
/// ``PageMeasures/follow(_:_:for:)`` begins it, ``leave()`` ends it. Who reads it in an evaluation is evaluated again when it changes. All who follow one element share it.
@MainActor
package final class Measured: Reading {
    /// Where an element stands: in the window, in the nearest thing that scrolls, or in another element.
    package enum Space: Hashable {
        case window
        case scrollView
        /// The nearest element around it that has this number: ``PageMeasures/makeSpace()``.
        case element(Int)
        /// How far what is in it is scrolled, and how large that is: the space of its content.
        case content
        /// Which of the views in what scrolls stands first of those that are seen: the number of its element.
        case first

        /// As the script reads it.
        var word: String {
            switch self {
            case .window: "w"
            case .scrollView: "v"
            case .element(let number): "s\(number)"
            case .content: "o"
            case .first: "f"
            }
        }
    }

    /// Which of an element's boxes counts.
    package enum Box {
        /// With the room that it leaves inside.
        case border
        /// Without it.
        case content
    }

    let number: Int
    let element: Element
    let viewType: any Any.Type
    let box: Box
    /// Who measures may go before those who ask: what a view was given can be kept.
    private weak var measures: PageMeasures?
    /// How many follow it.
    private var followers = 0
    private var latest: MeasuresReport.Entry?
    private var spaces: [Space] = []
    private var listeners: [ObjectIdentifier: () -> Void] = [:]

    init(
        _ number: Int, _ element: Element, _ box: Box, for viewType: any Any.Type, in measures: PageMeasures
    ) {
        self.number = number
        self.element = element
        self.box = box
        self.viewType = viewType
        self.measures = measures
        super.init()
        ask()
    }
}

extension Measured {
    /// The element's size; nil before the browser has said it.
    package var size: Size? {
        noteRead()
        return latest.map { Size(width: $0.width, height: $0.height) }
    }

    /// Where the element stands; nil before the browser has said it, which it is asked for from now on.
    package func frame(in space: Space) -> Rect? {
        noteRead()
        let place = numbers(of: space)
        guard let latest, let place else { return nil }
        return Rect(x: place[0], y: place[1], width: latest.width, height: latest.height)
    }

    /// The space itself, in the element's own coordinates; nil before the browser has said it.
    package func bounds(of space: Space) -> Rect? {
        noteRead()
        return numbers(of: space).map {
            Rect(x: -$0[0], y: -$0[1], width: $0[2], height: $0[3])
        }
    }

    /// How far what is in the element is scrolled, as the origin, and how large that is.
    package var content: Rect? {
        noteRead()
        return numbers(of: .content).map {
            Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    /// The number of the element that stands first of those that are seen; nil before the browser has said it.
    var firstElement: Int? { first?.element }

    /// The element that stands first of those that are seen; nil before the browser has said it.
    var first: First? {
        noteRead()
        return numbers(of: .first).map { First(element: Int($0[0]), request: Int($0[1])) }
    }

    /// What stands first of what is seen.
    struct First: Equatable {
        /// The number of the element.
        let element: Int
        /// The number of the program's last request that had been carried out.
        let request: Int
    }

    /// Has something done in each turn in which it has changed, before views are evaluated.
    package func listen(_ listener: AnyObject, _ action: (() -> Void)?) {
        listeners[ObjectIdentifier(listener)] = action
    }

    /// Ends what ``PageMeasures/follow(_:_:for:)`` began.
    package func leave() {
        followers -= 1
        guard followers == 0 else { return }
        element.request(nil, measuring: number)
        measures?.forget(self)
    }
}

extension Measured {
    func join() { followers += 1 }

    /// The browser has measured it.
    ///
    /// - Returns: whether that is something new.
    func take(_ entry: MeasuresReport.Entry) -> Bool {
        guard entry != latest, entry.others.count % 4 == 0 else { return false }
        latest = entry
        noteChange()
        for listener in listeners.values { listener() }
        return true
    }

    /// The size, for who is not to be evaluated again when it changes.
    var latestSize: Size? { latest.map { Size(width: $0.width, height: $0.height) } }

    private func numbers(of space: Space) -> [Double]? {
        guard let index = spaces.firstIndex(of: space) else {
            // So many spaces are in no program.
            guard spaces.count < 16 else { return nil }
            spaces.append(space)
            ask()
            return nil
        }
        guard let others = latest?.others, others.count >= 4 * index + 4 else { return nil }
        return Array(others[4 * index..<4 * index + 4])
    }

    private func ask() {
        var words = ["\(number)"]
        if box == .content { words.append("c") }
        words += spaces.map(\.word)
        element.request(words.joined(separator: " "), measuring: number)
    }
}

extension Element {
    /// What the browser is asked to measure of it, each with a number: more than one if several of its boxes count.
    var measureRequests: [(number: Int, text: Substring)] {
        (self["data-measure"] ?? "").split(separator: ",").compactMap { text in
            Int(text.prefix { $0 != " " }).map { ($0, text) }
        }
    }

    fileprivate func request(_ text: String?, measuring number: Int) {
        var texts = measureRequests
        let place = texts.firstIndex { $0.number == number }
        switch (place, text) {
        case (let place?, let text?): texts[place].text = text[...]
        case (let place?, nil): texts.remove(at: place)
        case (nil, let text?): texts.append((number, text[...]))
        case (nil, nil): break
        }
        self["data-measure"] = texts.isEmpty ? nil : texts.map(\.text).joined(separator: ",")
    }
}
