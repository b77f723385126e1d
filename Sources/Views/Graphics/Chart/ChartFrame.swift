/// The coordinates that the paths of a chart are drawn in.
///
/// With time they do not depend on what the chart shows just now: when it moves on, or its values become larger, the
/// paths that were drawn stay as they are, and only the section that is seen is another one.
struct ChartFrame: Equatable {
    /// Where a scale has its 0, how long a unit is, and how a value is spread.
    fileprivate struct Axis: Equatable {
        let origin: Double
        let unit: Double
        let kind: ChartScale.Kind
        let low: Double
        let length: Double
    }

    fileprivate let x: Axis?
    private let y: Axis?
    /// How many units of x a part of a path is wide.
    private let width: Double

    /// A square of 100 by 100.
    static let square = ChartFrame(x: nil, y: nil, width: 0)

    private init(x: Axis?, y: Axis?, width: Double) {
        self.x = x
        self.y = y
        self.width = width
    }

    /// The coordinates for two scales: those of before while they suit.
    ///
    /// - Parameter count: how many points the longest line has.
    init(x: ChartScale, y: ChartScale, count: Int, before: ChartFrame) {
        guard x.isTime, let newX = Axis(x, before: before.x), let newY = Axis(y, before: before.y) else {
            self = .square
            return
        }
        let wanted = newX.length / newX.unit * 6 / Double(max(count, 6))
        let isGood = newX.unit == before.x?.unit && (wanted * 0.6...wanted * 1.6).contains(before.width)
        self.init(x: newX, y: newY, width: isGood ? before.width : max(wanted.rounded(), 1))
    }
}

extension ChartFrame {
    /// Whether coordinates are whole numbers that a path goes on from, each from the one before.
    var isMoving: Bool { x != nil }

    /// Where the section that is seen begins.
    var start: Double { x?.start ?? 0 }

    /// The section that is seen.
    var viewBox: String {
        guard let x, let y else { return "0 0 100 100" }
        let parts = [x.start, -y.start - y.length / y.unit, x.length / x.unit, y.length / y.unit]
        return parts.map(ChartNumber.coordinate).joined(separator: " ")
    }

    /// What its coordinates stand for: the first number and the unit of the horizontal ones.
    var horizontal: String { x.map { "\($0.origin) \($0.unit)" } ?? "" }

    /// The same of the vertical ones; and whether their powers of ten are meant.
    func vertical(size: Double) -> String {
        y.map { "\($0.origin) \($0.unit) \(size) \($0.kind == .log ? 1 : 0)" } ?? ""
    }

    /// The moments that are seen, as seconds since 1970.
    var seconds: ClosedRange<Double>? { x.map { $0.low...$0.low + $0.length } }

    /// How far the section is from the beginning of the coordinates, in widths of it.
    var shift: Double { x.map { ($0.low - $0.origin) / $0.length } ?? 0 }

    /// The point at two places from 0 to 1.
    func point(_ left: Double, _ up: Double) -> ChartPath.Point {
        guard let x, let y else { return ChartPath.Point(x: left * 100, y: (1 - up) * 100) }
        return ChartPath.Point(x: x.coordinate(left).rounded(), y: -y.coordinate(up).rounded())
    }

    /// The part of a path that begins at a place.
    func part(at left: Double) -> Int {
        guard let x, width > 0 else { return 0 }
        // The whole number: what stands where a part begins does not go from one part to the other and back.
        return Int((x.coordinate(left).rounded() / width).rounded(.down))
    }
}

extension ChartFrame.Axis {
    /// Where the section begins, in units.
    var start: Double { (low - origin) / unit }

    /// As many units as make a length of 1,000 to 10,000, from a round number that is not far away.
    init?(_ scale: ChartScale, before: ChartFrame.Axis?) {
        guard case .numbers(let range, _, let kind) = scale else { return nil }
        let low = ChartScale.spread(range.lowerBound, kind)
        let length = ChartScale.spread(range.upperBound, kind) - low
        guard length > 0, length.isFinite else { return nil }
        if let before, before.kind == kind, (500...20_000).contains(length / before.unit),
            ((low - before.origin) / before.unit).magnitude < 2e6
        {
            self.init(origin: before.origin, unit: before.unit, kind: kind, low: low, length: length)
            return
        }
        let unit = Double.power10(Int(Double.log10(length).rounded(.down)) - 3)
        let origin = low.magnitude / unit < 1e5 ? 0 : (low / unit / 1e5).rounded(.down) * 1e5 * unit
        self.init(origin: origin, unit: unit, kind: kind, low: low, length: length)
    }

    func coordinate(_ position: Double) -> Double { (low + position * length - origin) / unit }
}
