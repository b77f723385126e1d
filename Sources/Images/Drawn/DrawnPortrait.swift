extension Portrait {
    /// Draws somebody who does not exist: a head and shoulders in flat colours, the same for the same name and seed.
    ///
    /// ```swift
    /// let portrait = Portrait.drawn(name: "Ada Lovelace", seed: 1815)
    /// ```
    package static func drawn(name: String, seed: UInt64 = 0) -> Portrait {
        var chance = Dice(name: name, seed: seed)
        let canvas = sketch(&chance)
        // It can only fail for want of memory, and then there is an empty picture.
        return Portrait(bytes: (try? JPEGEncoder.encode(canvas.pixels)) ?? [])
    }

    private static func sketch(_ chance: inout Dice) -> Canvas {
        let hue = chance.between(0, 1)
        var canvas = Canvas(
            side: side, from: Ink(hue: hue, saturation: 0.42, lightness: 0.83),
            to: Ink(hue: hue + chance.between(0.06, 0.16), saturation: 0.48, lightness: 0.66))
        drawSurroundings(&canvas, hue, &chance)

        let skin = chance.pick(skins)
        // A head of hair must be told from the face below it.
        let hair = chance.pick(hairs.filter { abs($0.brightness - skin.brightness) > 45 })
        let style = chance.pick(Hair.allCases)
        let width = chance.between(0.152, 0.172)
        let head = Oval(x: 0.5, y: chance.between(0.41, 0.43), width: width, height: width * 1.2)

        drawHair(style, behind: head, hair, &canvas)
        let clothes = Ink(
            hue: hue + chance.between(0.4, 0.6), saturation: 0.38, lightness: chance.between(0.34, 0.5))
        canvas.fill(Oval(x: 0.5, y: 1.02, width: 0.36, height: chance.between(0.3, 0.34)), clothes)
        canvas.fill(Oval(x: 0.5, y: 0.712, width: 0.09, height: 0.05), skin.darker(0.88))
        canvas.fill(Oval(x: 0.5, y: 0.62, width: 0.072, height: 0.12), skin.darker(0.88))
        canvas.fill(head, skin)
        drawHair(style, above: head, hair, &canvas)
        return canvas
    }

    private static func drawSurroundings(_ canvas: inout Canvas, _ hue: Double, _ chance: inout Dice) {
        for _ in 0..<3 {
            let radius = chance.between(0.12, 0.4)
            let circle = Oval(
                x: chance.between(0, 1), y: chance.between(0, 0.8), width: radius, height: radius)
            let light = Ink(hue: hue + chance.between(-0.08, 0.2), saturation: 0.6, lightness: 0.86)
            canvas.fill(circle, light, opacity: chance.between(0.2, 0.45))
        }
    }

    private static func drawHair(_ style: Hair, behind head: Oval, _ ink: Ink, _ canvas: inout Canvas) {
        switch style {
        case .long:
            canvas.fill(head.moved(0, 0.07).scaled(1.32, 1.42), ink.darker(0.85))
        case .round:
            canvas.fill(head.moved(0, -0.035).scaled(1.5, 1.3), ink)
        case .bun:
            canvas.fill(Oval(x: head.x, y: head.y - head.height * 1.32, width: 0.075, height: 0.07), ink)
        case .short, .side, .none: break
        }
    }

    private static func drawHair(_ style: Hair, above head: Oval, _ ink: Ink, _ canvas: inout Canvas) {
        // Hair is what a cap around the head shows where the face is not.
        let cap = head.moved(0, -0.018).scaled(1.1, 1.08)
        switch style {
        case .long, .bun, .round:
            canvas.fill(cap, ink, outside: head.moved(0, 0.095).scaled(0.94, 1.02), above: head.y + 0.03)
        case .short:
            canvas.fill(cap, ink, outside: head.moved(0, 0.14).scaled(1.1, 1.15), above: head.y - 0.02)
        case .side:
            canvas.fill(cap, ink, outside: head.moved(0.075, 0.12).scaled(1.25, 1.1), above: head.y + 0.02)
        case .none: break
        }
    }

    private enum Hair: CaseIterable {
        case long, round, bun, short, side, none
    }

    private static let skins = [
        Ink(0xF6D7C3), Ink(0xEDBE9E), Ink(0xD9A07A), Ink(0xB9784F), Ink(0x8D5A3B), Ink(0x65402C),
    ]

    private static let hairs = [
        Ink(0x2B2320), Ink(0x4A332A), Ink(0x6E4630), Ink(0x9A6A3F), Ink(0xC79B5B), Ink(0x8F8B88),
        Ink(0xA4482E),
    ]
}
