/// One axis of a chart: where values stand on it, from 0 to 1, and what is written there.
enum ChartScale: Equatable {
    /// Names beside each other, each in the middle of its share; with the index of each.
    case names([String], indices: [String: Int])
    /// Numbers from one to another.
    case numbers(ClosedRange<Double>, ticks: [Double])
}

extension ChartScale {
    /// The scale for some values: of names if one of them is a name.
    ///
    /// - Parameters:
    ///   - domain: the numbers that it goes from and to, where the program says so.
    ///   - isFitted: whether it begins and ends with the values, not with 0 and even numbers.
    static func fitting(_ values: [PlottedValue], domain: ClosedRange<Double>?, isFitted: Bool) -> ChartScale
    {
        guard values.allSatisfy(\.isNumber) else { return .names(values) }
        let numbers = values.compactMap(\.number)
        if let domain { return even(domain) }
        guard let least = numbers.min(), let greatest = numbers.max() else {
            return .numbers(0...1, ticks: [])
        }
        let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
        guard isFitted else { return rounded(min(least, 0), max(greatest, 0), isWhole: isWhole) }
        guard least < greatest else { return .numbers(least - 0.5...least + 0.5, ticks: [least]) }
        let step = step(greatest - least, isWhole: isWhole)
        return .numbers(least...greatest, ticks: multiples(of: step, in: least...greatest))
    }

    /// The scale of some names, each once.
    static func names(_ values: [PlottedValue]) -> ChartScale {
        var names: [String] = []
        var indices: [String: Int] = [:]
        for value in values where indices[value.text] == nil {
            indices[value.text] = names.count
            names.append(value.text)
        }
        return .names(names, indices: indices)
    }

    /// The place of a value, from 0 at the beginning to 1 at the end; nil if it has none.
    func position(of value: PlottedValue) -> Double? {
        switch self {
        case .names(let names, let indices):
            return indices[value.text].map { (Double($0) + 0.5) / Double(names.count) }
        case .numbers(let range, _):
            guard let number = value.number else { return nil }
            return (number - range.lowerBound) / (range.upperBound - range.lowerBound)
        }
    }

    /// The labels of the axis and their places. Of many names only as many as can be read.
    var labels: [(position: Double, text: String)] {
        switch self {
        case .names(let names, _):
            let longest = names.map(\.count).max() ?? 0
            let most = max(2, 44 / (longest + 2))
            let every = max(1, (names.count + most - 1) / most)
            return stride(from: 0, to: names.count, by: every).map { index in
                ((Double(index) + 0.5) / Double(names.count), names[index])
            }
        case .numbers(let range, let ticks):
            let length = range.upperBound - range.lowerBound
            return zip(ticks, ChartNumber.labels(ticks)).map { (($0 - range.lowerBound) / length, $1) }
        }
    }

    /// How wide the share of each name is.
    var share: Double {
        if case .names(let names, _) = self { 1 / Double(max(names.count, 1)) } else { 0 }
    }

    /// Begins and ends at even numbers.
    private static func rounded(_ least: Double, _ greatest: Double, isWhole: Bool) -> ChartScale {
        guard least < greatest else { return .numbers(0...1, ticks: [0, 1]) }
        let step = step(greatest - least, isWhole: isWhole)
        let low = (least / step).rounded(.down) * step
        let high = (greatest / step).rounded(.up) * step
        return .numbers(low...high, ticks: multiples(of: step, in: low...high))
    }

    /// Begins and ends where the program says, in a few equal steps that are as round as they can be.
    private static func even(_ domain: ClosedRange<Double>) -> ChartScale {
        let low = min(max(domain.lowerBound, -1e15), 1e15)
        let high = min(max(domain.upperBound, -1e15), 1e15)
        guard low < high else { return .numbers(low - 0.5...low + 0.5, ticks: [low]) }
        let counts = [4, 5, 3, 6, 2, 7]
        let count =
            counts.min { clumsiness(of: low...high, in: $0) < clumsiness(of: low...high, in: $1) } ?? 4
        return .numbers(
            low...high, ticks: (0...count).map { low + (high - low) * Double($0) / Double(count) })
    }

    /// How many digits there are to read if a range is cut into equal steps; 0 should be among them if it is inside.
    private static func clumsiness(of range: ClosedRange<Double>, in count: Int) -> Int {
        let step = (range.upperBound - range.lowerBound) / Double(count)
        let zero = -range.lowerBound / step
        let missesZero = zero > 0 && zero < Double(count) && (zero - zero.rounded()).magnitude > 1e-9
        let digits = ChartNumber.digits(of: step)
        return (["1", "2", "5", "25"].contains(digits) ? 0 : digits.count) + (missesZero ? 100 : 0)
    }

    /// A round number that goes into a length about four times.
    private static func step(_ length: Double, isWhole: Bool) -> Double {
        let rough = length / 4
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough, power > 1e-12 { power /= 10 }
        let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
        return isWhole ? max(step == 2.5 ? 5 : step, 1) : step
    }

    private static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 100 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}
