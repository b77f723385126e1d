/// How finely figures are kept, and for how long.
enum Resolution: Int, CaseIterable, Sendable {
    case fine, middle, coarse

    /// The milliseconds of a slot. Each is a multiple of the one before.
    var step: Int64 {
        switch self {
        case .fine: 2_000
        case .middle: 60_000
        case .coarse: 900_000
        }
    }

    /// For how many milliseconds it is kept.
    var retention: Int64 {
        switch self {
        case .fine: 3_600_000
        case .middle: 2 * 86_400_000
        case .coarse: 365 * 86_400_000
        }
    }

    /// The number of the slot in which a moment lies.
    func slot(of moment: Moment) -> Int64 {
        moment.millisecondsSince1970.roundedDown(to: step) / step
    }

    /// The first slot that is kept. What is kept is whole chunks, so that there is a little more than promised.
    ///
    /// - Parameter limit: for how many milliseconds figures are kept at most.
    func firstSlot(at now: Moment, keeping limit: Int64 = .max) -> Int64 {
        slot(of: Moment(millisecondsSince1970: now.millisecondsSince1970 - min(retention, limit)))
            .roundedDown(to: Chunk.slotCount)
    }

    /// The finest one that still has what was measured at a moment.
    static func finest(reachingTo moment: Moment, at now: Moment) -> Resolution {
        allCases.first { $0.slot(of: moment) >= $0.firstSlot(at: now) } ?? .coarse
    }
}
