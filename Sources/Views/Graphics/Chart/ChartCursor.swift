internal import DOM

/// The place in a chart where a browser shows the values of one moment, and where values are chosen.
///
/// Of a chart with time the script `charts.js` reads them from the paths, of others from the table. Here stands what it
/// needs for that: what their coordinates stand for, how values are written, and how far the clocks are from Greenwich's.
/// When the chart moves on this stays.
@MainActor
final class ChartCursor {
    let element = Element("div", class: "chart-cursor")

    init() {
        element["hidden"] = ""
        element["role"] = "slider"
        element["tabindex"] = "0"
        element["aria-valuemin"] = "0"
        element["aria-valuemax"] = "100"
        element["aria-valuenow"] = "100"
        element["aria-valuetext"] = "No value"
    }

    /// - Parameter name: what a series without a name is called.
    func show(
        _ layout: ChartLayout, _ options: ChartOptions, _ title: ChartTitle, name: String,
        choices: [ChartSelection]
    ) {
        var keys = "ArrowLeft ArrowRight PageUp PageDown Home End Escape"
        if !choices.isEmpty { keys += " Enter" }
        if choices.contains(where: { $0.kind == .range }) { keys += " Shift+ArrowLeft Shift+ArrowRight" }
        element["aria-keyshortcuts"] = keys
        // How far what is chosen goes to both sides of its middle.
        element["data-half"] = ChartNumber.text(layout.x.share / 2)
        guard let range = layout.frame.seconds else {
            element["aria-label"] = title.text
            element["data-x"] = nil
            return
        }
        let format = options.y.format
        let unit = format.unit(for: layout.y.greatest, isShort: false)
        element["aria-label"] = title.text
        element["data-name"] = name
        element["data-x"] = layout.frame.horizontal
        element["data-y"] = layout.frame.vertical(size: unit.size)
        element["data-unit"] = unit.name
        element["data-zone"] = Self.offsets(of: options.zone, in: range)
    }

    /// The offset at the beginning, and each other one behind the moment from which on it holds.
    private static func offsets(of zone: ClockZone, in range: ClosedRange<Double>) -> String {
        func offset(_ seconds: Double) -> Int { zone.offset(at: Moment(secondsSince1970: seconds)) }
        var offsets = "\(offset(range.lowerBound))"
        let count = 24
        let step = (range.upperBound - range.lowerBound) / Double(count)
        for index in 0..<count {
            var low = range.lowerBound + Double(index) * step
            var high = index == count - 1 ? range.upperBound : low + step
            let last = offset(high)
            guard offset(low) != last else { continue }
            while high - low > 1 {
                let middle = (low + high) / 2
                if offset(middle) == last { high = middle } else { low = middle }
            }
            offsets += " \(Int(high.rounded())) \(last)"
        }
        return offsets
    }
}
