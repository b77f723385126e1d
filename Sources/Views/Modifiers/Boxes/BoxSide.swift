internal import DOM

/// What of an element a decoration is about.
package enum DecorationReach: Equatable {
    /// What the view itself has made: its letters, its control, its name for screen readers.
    case content
    /// All of it, whatever it has been given before.
    case whole
    /// A side of its box, which has to come in an order with the others.
    case side(BoxSide)
}

/// Something that an element's box has in CSS.
package struct BoxSide: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    static let paddingTop = BoxSide(rawValue: 1)
    static let paddingLeading = BoxSide(rawValue: 1 << 1)
    static let paddingBottom = BoxSide(rawValue: 1 << 2)
    static let paddingTrailing = BoxSide(rawValue: 1 << 3)
    static let padding: BoxSide = [.paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing]
    static let width = BoxSide(rawValue: 1 << 4)
    static let height = BoxSide(rawValue: 1 << 5)
    /// As wide, or as high, as there is room: with room inside it is so all the same.
    static let fullWidth = BoxSide(rawValue: 1 << 6)
    static let fullHeight = BoxSide(rawValue: 1 << 7)
    static let background = BoxSide(rawValue: 1 << 8)
    static let edge = BoxSide(rawValue: 1 << 9)
    static let corner = BoxSide(rawValue: 1 << 10)
    static let clip = BoxSide(rawValue: 1 << 11)
    static let shadow = BoxSide(rawValue: 1 << 12)
    static let mask = BoxSide(rawValue: 1 << 13)
    static let opacity = BoxSide(rawValue: 1 << 14)
    static let effect = BoxSide(rawValue: 1 << 15)
    static let tilt = BoxSide(rawValue: 1 << 16)
    static let scale = BoxSide(rawValue: 1 << 17)
    static let turn = BoxSide(rawValue: 1 << 18)
    static let offset = BoxSide(rawValue: 1 << 19)

    private static let size: BoxSide = [.width, .height, .fullWidth, .fullHeight]
    private static let paint: BoxSide = [.background, .edge, .corner, .clip, .shadow, .mask]
    private static let motion: BoxSide = [.tilt, .scale, .turn, .offset]

    /// With which of those that an element has already it would mean something else than after them.
    private var conflicts: BoxSide {
        var found = BoxSide()
        if !isDisjoint(with: .padding) {
            found.formUnion(intersection(.padding))
            found.formUnion([.width, .height])
            found.formUnion(.paint)
            found.formUnion([.tilt, .scale, .turn])
        }
        if !isDisjoint(with: [.width, .fullWidth]) { found.formUnion([.width, .fullWidth]) }
        if !isDisjoint(with: [.height, .fullHeight]) { found.formUnion([.height, .fullHeight]) }
        if contains(.background) {
            found.formUnion(.motion)
            found.formUnion([.background, .corner, .clip, .shadow, .mask, .opacity, .effect])
        }
        if contains(.edge) {
            found.formUnion(.motion)
            found.formUnion([.edge, .corner, .clip, .mask, .opacity, .effect])
        }
        if contains(.corner) { found.formUnion(.corner) }
        if contains(.corner) || contains(.clip) {
            found.formUnion(.motion)
            found.formUnion(.effect)
        }
        if contains(.mask) { found.formUnion(.motion.union(.mask)) }
        if contains(.shadow) { found.formUnion(.shadow) }
        if contains(.opacity) { found.formUnion(.opacity) }
        if contains(.tilt) { found.formUnion([.tilt, .offset]) }
        if contains(.scale) { found.formUnion([.scale, .offset]) }
        if contains(.turn) { found.formUnion([.turn, .offset]) }
        if contains(.offset) { found.formUnion(.offset) }
        return found
    }

    /// Whether an element needs a box around it to get this too.
    @MainActor
    func needsBox(around element: DOM.Element) -> Bool {
        guard let classes = element["class"] else { return false }
        let present = BoxSide(classes: classes)
        guard !present.isEmpty, element.canBeBoxed else { return false }
        if !present.isDisjoint(with: conflicts) { return true }
        // What is as large as its room has its background there; a text keeps its own.
        return !isDisjoint(with: BoxSide.size) && !present.isDisjoint(with: BoxSide.paint)
            && element.hasOwnSize
    }

    /// What the classes of an element say.
    private init(classes: String) {
        self = []
        for word in classes.utf8.split(separator: UInt8(ascii: " ")) {
            if let side = Self.bySheet[String(Substring(word))] {
                formUnion(side)
            } else if word.starts(with: "background-".utf8) || word.starts(with: "material-".utf8) {
                formUnion(.background)
            }
        }
    }

    private static let bySheet: [String: BoxSide] = [
        "padding": .padding, "padding-top": .paddingTop, "padding-leading": .paddingLeading,
        "padding-bottom": .paddingBottom, "padding-trailing": .paddingTrailing,
        "width": .width, "min-width": .width, "max-width": .width,
        "height": .height, "min-height": .height, "max-height": .height,
        "width-full": .fullWidth, "min-width-full": .fullWidth, "max-width-full": .fullWidth,
        "height-full": .fullHeight, "min-height-full": .fullHeight, "max-height-full": .fullHeight,
        "relative-x": .fullWidth, "relative-y": .fullHeight,
        "gradient": .background, "border": .edge,
        "rounded": .corner, "rounded-full": .corner, "rounded-half": .corner, "rounded-circle": .corner,
        "clipped": .clip, "cut": .clip, "shadow": .shadow, "masked": .mask,
        "opacity": .opacity, "effect": .effect, "tilted": .tilt, "transformed": .tilt,
        "scaled": .scale, "turned": .turn, "offset": .offset,
    ]
}
