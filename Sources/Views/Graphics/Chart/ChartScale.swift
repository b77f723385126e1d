/// One axis of a chart: where values stand on it, from 0 to 1, and what is written there.
enum ChartScale: Equatable {
    /// Names beside each other, each in the middle of its share; with the index of each.
    case names([String], indices: [String: Int])
    /// Numbers from one to another, or moments as seconds since 1970.
    case numbers(ClosedRange<Double>, marks: [Mark], kind: Kind)

    /// How numbers are spread.
    enum Kind: Equatable {
        case linear, log, time
    }

    /// What stands at a value.
    struct Mark: Equatable {
        let value: Double
        var text: String?
        var hasLine = true
        var hasTick = false
    }

    /// A mark at its place, from 0 to 1.
    struct PlacedMark {
        let position: Double
        let mark: Mark
    }
}

extension ChartScale {
    /// The scale for some values: of names if one of them is a name.
    ///
    /// - Parameter isFitted: whether it begins and ends with the values, not with 0 and even numbers.
    static func fitting(_ values: [PlottedValue], _ axis: ChartAxis, isFitted: Bool, clock: ChartClock)
        -> ChartScale
    {
        guard values.allSatisfy(\.isNumber) else { return .names(values) }
        if axis.domain?.isTime ?? values.contains(where: \.isMoment) {
            return time(values.compactMap(\.number), axis, clock)
        }
        let numbers = values.compactMap(\.number)
        if axis.type == .log { return log(numbers, axis) }
        let size = axis.format.unit(
            for: (axis.domain.map { [$0.range.lowerBound, $0.range.upperBound] } ?? numbers).map(\.magnitude)
                .max()
                ?? 0, isShort: false
        ).size
        let (range, ticks) = range(of: numbers.map { $0 / size }, axis, size: size, isFitted: isFitted)
        let whole = range.lowerBound * size...range.upperBound * size
        return .numbers(
            whole, marks: axis.placed(ticks.map { $0 * size }, in: whole, size: size), kind: .linear)
    }

    /// Where a linear scale goes, and its round numbers.
    private static func range(
        of numbers: [Double], _ axis: ChartAxis, size: Double, isFitted: Bool
    ) -> (ClosedRange<Double>, [Double]) {
        if let domain = axis.domain?.range {
            return even(domain.lowerBound / size...domain.upperBound / size)
        }
        if axis.format == .percent, !isFitted, numbers.allSatisfy({ (0...100).contains($0) }) {
            return even(0...100)
        }
        guard let least = numbers.min(), let greatest = numbers.max() else { return (0...1, []) }
        let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
        guard isFitted else { return rounded(min(least, 0), max(greatest, 0), isWhole: isWhole) }
        guard least < greatest else { return (least - 0.5...least + 0.5, [least]) }
        let step = step(greatest - least, isWhole: isWhole)
        return (least...greatest, multiples(of: step, in: least...greatest))
    }

    /// The scale of some names, each once.
    static func names(_ values: [PlottedValue]) -> ChartScale {
        var names: [String] = []
        var indices: [String: Int] = [:]
        for value in values where indices[value.key] == nil {
            indices[value.key] = names.count
            names.append(value.key)
        }
        return .names(names, indices: indices)
    }

    /// The place of a value, from 0 at the beginning to 1 at the end; nil if it has none. What is not on the axis lies
    /// before the one or behind the other.
    func position(of value: PlottedValue) -> Double? {
        switch self {
        case .names(let names, let indices):
            return indices[value.key].map { (Double($0) + 0.5) / Double(names.count) }
        case .numbers(let range, _, let kind):
            guard let number = value.number, kind != .log || number >= Self.leastOfLog else {
                return nil
            }
            let (low, high) = (Self.spread(range.lowerBound, kind), Self.spread(range.upperBound, kind))
            return (Self.spread(number, kind) - low) / (high - low)
        }
    }

    /// The marks of the axis at their places. Of many names only as many as can be read.
    var marks: [PlacedMark] {
        switch self {
        case .names(let names, _):
            let longest = names.map(\.count).max() ?? 0
            let most = max(2, 44 / (longest + 2))
            let every = max(1, (names.count + most - 1) / most)
            return stride(from: 0, to: names.count, by: every).map { index in
                let mark = Mark(value: Double(index), text: names[index], hasLine: false)
                return PlacedMark(position: (Double(index) + 0.5) / Double(names.count), mark: mark)
            }
        case .numbers:
            return marksAround.filter { (-1e-9...1 + 1e-9).contains($0.position) }
        }
    }

    /// Those of numbers and moments, of moments also those that lie a little outside.
    var marksAround: [PlacedMark] {
        guard case .numbers(_, let marks, let kind) = self else { return [] }
        return marks.compactMap { mark in
            position(of: .number(mark.value)).map {
                PlacedMark(position: kind == .time ? $0 : min(max($0, 0), 1), mark: mark)
            }
        }
    }

    /// How wide the share of each name is.
    var share: Double {
        if case .names(let names, _) = self { 1 / Double(max(names.count, 1)) } else { 0 }
    }

    /// The greatest number without its sign; 0 if there are names.
    var greatest: Double {
        guard case .numbers(let range, _, _) = self else { return 0 }
        return max(range.lowerBound.magnitude, range.upperBound.magnitude)
    }

    var isTime: Bool {
        if case .numbers(_, _, .time) = self { true } else { false }
    }

    /// A number as far along as it is drawn.
    static func spread(_ number: Double, _ kind: Kind) -> Double {
        kind == .log ? Double.log10(number) : number
    }
}

extension ChartScale {
    /// Goes from the first moment to the last, or where the program says.
    private static func time(_ numbers: [Double], _ axis: ChartAxis, _ clock: ChartClock) -> ChartScale {
        var range = axis.domain?.range ?? (numbers.min() ?? 0)...(numbers.max() ?? 0)
        if range.lowerBound == range.upperBound { range = range.lowerBound - 0.5...range.upperBound + 0.5 }
        let length = range.upperBound - range.lowerBound
        let marks = (axis.marks ?? [AxisMarks()]).flatMap { marks in
            let step: ChartClock.Step =
                switch marks.values.kind {
                case .automatic(let count): ChartClock.step(for: length, count: count ?? 5)
                case .clock(let unit, let count): ChartClock.Step(unit: unit, count: count)
                case .numbers(let step): ChartClock.Step(unit: .second, count: Int(min(max(step, 1), 86_400)))
                case .values: ChartClock.step(for: length, count: 5)
                }
            let around = range.lowerBound - length / 40...range.upperBound + length / 40
            var values = clock.ticks(step, in: around)
            if case .values(let given) = marks.values.kind {
                values = given.compactMap(\.number).filter(around.contains)
            }
            return marks.placed(values) { numbers, format in
                numbers.map { number in
                    format.map { clock.text(number, format: $0) } ?? clock.text(number, step)
                }
            }
        }
        return .numbers(range, marks: marks, kind: .time)
    }

    /// The least number with a place on a logarithmic scale: powers of ten below the smallest numbers are 0.
    private static let leastOfLog = 1e-300

    /// From one power of ten to another, or where the program says.
    private static func log(_ numbers: [Double], _ axis: ChartAxis) -> ChartScale {
        let positive = numbers.filter { $0 >= leastOfLog }
        let least = axis.domain?.range.lowerBound ?? power(below: positive.min() ?? 1)
        let greatest = axis.domain?.range.upperBound ?? power(above: positive.max() ?? 10)
        let high = max(greatest, 1e-15)
        let isBelow = least >= leastOfLog && least < high
        let low = isBelow ? least : min(power(below: positive.min() ?? high / 10), high / 10)
        let range = low...high
        let first = Int(Double.log10(low).rounded(.down))
        let last = Int(Double.log10(high).rounded(.up))
        let every = max(1, (last - first + 5) / 6)
        let factors: [Double] = last - first <= 2 ? [1, 2, 5] : [1]
        let ticks = stride(from: first, through: last, by: every).flatMap { exponent in
            factors.map { $0 * Double.power10(exponent) }
        }
        .filter { $0 >= low * 0.999_999 && $0 <= high * 1.000_001 }
        return .numbers(range, marks: axis.placed(ticks, in: range, size: 1, isLog: true), kind: .log)
    }

    private static func power(below number: Double) -> Double {
        Double.power10(Int(Double.log10(number).rounded(.down)))
    }

    private static func power(above number: Double) -> Double {
        Double.power10(Int(Double.log10(number).rounded(.up)))
    }

    /// Begins and ends at even numbers.
    private static func rounded(
        _ least: Double, _ greatest: Double, isWhole: Bool
    ) -> (ClosedRange<Double>, [Double]) {
        guard least < greatest else { return (0...1, [0, 1]) }
        let step = step(greatest - least, isWhole: isWhole)
        let low = (least / step).rounded(.down) * step
        let high = (greatest / step).rounded(.up) * step
        return (low...high, multiples(of: step, in: low...high))
    }

    /// Begins and ends where the program says, in a few equal steps that are as round as they can be.
    private static func even(_ domain: ClosedRange<Double>) -> (ClosedRange<Double>, [Double]) {
        let low = min(max(domain.lowerBound, -1e15), 1e15)
        let high = min(max(domain.upperBound, -1e15), 1e15)
        guard low < high else { return (low - 0.5...low + 0.5, [low]) }
        let counts = [4, 5, 3, 6, 2, 7]
        let count =
            counts.min { clumsiness(of: low...high, in: $0) < clumsiness(of: low...high, in: $1) } ?? 4
        return (low...high, (0...count).map { low + (high - low) * Double($0) / Double(count) })
    }

    /// How many digits there are to read if a range is cut into equal steps; 0 should be among them if it is inside.
    private static func clumsiness(of range: ClosedRange<Double>, in count: Int) -> Int {
        let step = (range.upperBound - range.lowerBound) / Double(count)
        let zero = -range.lowerBound / step
        let missesZero = zero > 0 && zero < Double(count) && (zero - zero.rounded()).magnitude > 1e-9
        let digits = ChartNumber.digits(of: step)
        return (["1", "2", "5", "25"].contains(digits) ? 0 : digits.count) + (missesZero ? 100 : 0)
    }

    /// A round number that goes into a length about so many times.
    fileprivate static func step(_ length: Double, isWhole: Bool, count: Int = 4) -> Double {
        let rough = length / Double(count)
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough, power > 1e-12 { power /= 10 }
        let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
        return isWhole ? max(step == 2.5 ? 5 : step, 1) : step
    }

    fileprivate static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 100 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}

extension ChartAxis {
    /// The marks of numbers.
    ///
    /// - Parameters:
    ///   - ticks: the round numbers that the chart would choose.
    ///   - size: how large the unit is that they are written in.
    fileprivate func placed(
        _ ticks: [Double], in range: ClosedRange<Double>, size: Double, isLog: Bool = false
    ) -> [ChartScale.Mark] {
        let format = format
        let written = isLog ? ticks.map { format.text($0) } : ChartNumber.labels(ticks, format: format)
        guard let marks else { return zip(ticks, written).map { ChartScale.Mark(value: $0, text: $1) } }
        return marks.flatMap { marks -> [ChartScale.Mark] in
            let length = (range.upperBound - range.lowerBound) / size
            let values: [Double] =
                switch marks.values.kind {
                case .automatic(let count?) where !isLog:
                    ChartScale.multiples(
                        of: ChartScale.step(length, isWhole: false, count: count) * size, in: range)
                case .automatic, .clock: ticks
                case .numbers(let step): ChartScale.multiples(of: step, in: range)
                case .values(let values): values.compactMap(\.number).filter(range.contains)
                }
            let isEven = if case .values = marks.values.kind { false } else { !isLog }
            return marks.placed(values) { numbers, format in
                isEven
                    ? ChartNumber.labels(numbers, format: format ?? self.format)
                    : numbers.map { (format ?? self.format).text($0) }
            }
        }
    }
}

extension AxisMarks {
    /// Marks whose texts depend on each other: they have as many digits.
    fileprivate func placed(
        _ values: [Double], _ texts: ([Double], ChartFormat?) -> [String]
    ) -> [ChartScale.Mark] {
        let texts = texts(values, format)
        return zip(values, texts).map { placed($0, text: $1) }
    }

    private func placed(_ value: Double, text: String) -> ChartScale.Mark {
        var mark = ChartScale.Mark(value: value, text: nil, hasLine: false)
        for part in marks {
            switch part.kind {
            case .gridLine: mark.hasLine = true
            case .tick: mark.hasTick = true
            case .label: mark.text = text
            }
        }
        return mark
    }
}
