/// What stands at a value of an axis: a line across, a tick, a label.
public struct AxisMark: Hashable, Sendable {
    enum Kind: Hashable {
        case gridLine, tick
        case label(ChartFormat?)
    }

    let kind: Kind
}
