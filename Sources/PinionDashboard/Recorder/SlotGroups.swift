/// The slots of a range, so many of them together that they are not more than asked for.
///
/// Groups begin where they always begin, wherever the range does: as time goes on, only the last one changes.
struct SlotGroups {
    private let resolution: Resolution
    /// The slots of a group.
    private let size: Int64
    /// The first slot of the first group.
    private let start: Int64
    private var slots: [Slot]
    private var histograms: [Int: Histogram] = [:]

    /// - Parameter least: the slots that a group has at least.
    init(_ range: Range<Moment>, points: Int, resolution: Resolution, least: Int64 = 1) {
        self.resolution = resolution
        guard !range.isEmpty else {
            (size, start, slots) = (1, 0, [])
            return
        }
        let points = Int64(min(max(points, 1), 10_000))
        let lower = resolution.slot(of: range.lowerBound)
        let upper =
            resolution.slot(of: Moment(millisecondsSince1970: range.upperBound.millisecondsSince1970 - 1)) + 1
        let count = upper - lower
        switch points {
        case count...: (size, start) = (least, lower.roundedDown(to: least))
        case 1: (size, start) = (count, lower)
        default:
            // One group less: both ends may stand out.
            size = max((count + points - 2) / (points - 1), least)
            start = lower.roundedDown(to: size)
        }
        slots = Array(repeating: Slot(), count: Int((upper - start + size - 1) / size))
    }
}

extension SlotGroups {
    /// The slots that are in the groups.
    var range: Range<Int64> { start..<start + Int64(slots.count) * size }

    mutating func add(_ chunk: Chunk) {
        for (place, slot) in chunk.slots.enumerated() where !slot.isGap {
            let number = chunk.start + Int64(place)
            guard range.contains(number) else { continue }
            let index = Int((number - start) / size)
            slots[index].add(slot)
            if let histogram = chunk.histogram(place) {
                histograms[index, default: Histogram()].add(histogram)
            }
        }
    }

    var recorded: [RecordedSlot] {
        let step = size * resolution.step
        return slots.indices.map { index in
            RecordedSlot(
                start: Moment(millisecondsSince1970: start * resolution.step + Int64(index) * step),
                duration: .milliseconds(step),
                summary: RecordedSummary(slots[index], histograms[index] ?? Histogram()))
        }
    }
}
