/// Decides where everything of a chart stands.
struct ChartLayout {
    /// A mark with its look.
    typealias StyledMark = (mark: ChartMark, style: MarkStyle)

    private(set) var x: ChartScale
    private(set) var y: ChartScale
    private(set) var shapes: [ChartShape] = []
    /// The series that the legend explains.
    private(set) var series: [(name: String, look: ChartShape.Look)] = []

    private let options: ChartOptions
    private let isLying: Bool
    private let positions: [String]
    private var seriesIndices: [String: Int] = [:]
    private var copies: [ChartShape.Key: Int] = [:]

    init(_ marks: [StyledMark], options: ChartOptions) {
        self.options = options
        isLying = Self.isLying(marks)
        let stacks = ChartStacks(marks, isLying: isLying)
        positions = stacks.positions
        x = Self.scale(marks, \.x, stacks: isLying ? stacks : nil, options.xDomain, isFitted: !isLying)
        y = Self.scale(marks, \.y, stacks: isLying ? nil : stacks, options.yDomain, isFitted: false)
        for mark in marks {
            guard let name = mark.style.series?.value.text, seriesIndices[name] == nil else { continue }
            seriesIndices[name] = seriesIndices.count
            series.append((name, options.colors[name].map { .color($0) } ?? .series(seriesIndices.count)))
        }
        for index in marks.indices { draw(marks[index], from: stacks.bases[index]) }
        drawPaths(marks, stacks)
    }

    /// Whether the bars lie: names go down, numbers to the right.
    private static func isLying(_ marks: [StyledMark]) -> Bool {
        marks.contains { mark, _ in
            mark.kind == .bar && mark.y?.value.isNumber == false && mark.x?.value.isNumber == true
        }
    }

    private static func scale(
        _ marks: [StyledMark], _ dimension: KeyPath<ChartMark, ChartMark.Dimension?>, stacks: ChartStacks?,
        _ domain: ClosedRange<Double>?, isFitted: Bool
    ) -> ChartScale {
        var values = marks.compactMap { $0.mark[keyPath: dimension]?.value }
        // Bars stand beside each other even if numbers say where.
        if stacks == nil, values.allSatisfy(\.isNumber), marks.contains(where: { $0.mark.kind == .bar }) {
            return .names(values.sorted { ($0.number ?? 0) < ($1.number ?? 0) })
        }
        values += stacks?.ends ?? []
        return .fitting(values, domain: domain, isFitted: isFitted)
    }
}

extension ChartLayout {
    /// A bar, a point or a rule; what is part of a line is drawn with the others of its line.
    private mutating func draw(_ styled: StyledMark, from base: Double) {
        let (mark, style) = styled
        switch mark.kind {
        case .bar: drawBar(styled, from: base)
        case .line, .area: break
        case .point:
            guard let left = mark.x.flatMap({ x.position(of: $0.value) }),
                let up = mark.y.flatMap({ y.position(of: $0.value) })
            else { return }
            add(.point, mark.x?.value, style, .point(x: left, y: 1 - up), title(of: mark))
        case .rule:
            let left = mark.x.flatMap { x.position(of: $0.value) }
            let up = mark.y.flatMap { y.position(of: $0.value) }
            guard left != nil || up != nil else { return }
            add(.rule, nil, style, .rule(x: left, y: up.map { 1 - $0 }), title(of: mark))
        }
    }

    private mutating func drawBar(_ styled: StyledMark, from base: Double) {
        let (mark, style) = styled
        let (place, length) = isLying ? (mark.y, mark.x) : (mark.x, mark.y)
        let (placeScale, lengthScale) = isLying ? (y, x) : (x, y)
        guard let place, let amount = length?.value.number, let middle = placeScale.position(of: place.value),
            let from = lengthScale.position(of: .number(base)),
            let to = lengthScale.position(of: .number(base + amount))
        else { return }
        let share = share(of: style, placeScale.share * 0.72)
        let near = middle - placeScale.share * 0.36 + share.offset
        let (low, high) = (min(from, to), max(from, to))
        // Names are read from the top, numbers go up.
        let geometry: ChartShape.Geometry =
            isLying
            ? .bar(x: low, y: near, width: high - low, height: share.width)
            : .bar(x: near, y: 1 - high, width: share.width, height: high - low)
        add(.bar, place.value, style, geometry, title(of: mark))
    }

    /// The part of a name's room that a bar has which stands beside others.
    private func share(of style: MarkStyle, _ width: Double) -> (offset: Double, width: Double) {
        guard let name = style.position?.value.text, let index = positions.firstIndex(of: name) else {
            return (0, width)
        }
        let own = width / Double(positions.count)
        return (own * Double(index), own * 0.92)
    }

    private mutating func drawPaths(_ marks: [StyledMark], _ stacks: ChartStacks) {
        for line in stacks.lines {
            guard let first = line.marks.first.map({ marks[$0] }) else { continue }
            var path = ChartPath()
            let method = first.style.interpolation ?? .linear
            // Where a value is missing the line ends, and begins anew behind it.
            for run in line.marks.split(whereSeparator: { point(marks[$0].mark, at: 0) == nil }) {
                path.line(through: run.compactMap { point(marks[$0].mark, above: stacks.bases[$0]) }, method)
                guard first.mark.kind == .area else { continue }
                let ground = run.compactMap { point(marks[$0].mark, at: stacks.bases[$0]) }
                path.line(through: ground.reversed(), method, isContinued: true)
                path.close()
            }
            add(first.mark.kind == .area ? .area : .line, nil, first.style, .path(path.text), "")
        }
    }

    private func point(_ mark: ChartMark, above base: Double) -> ChartPath.Point? {
        guard let amount = mark.y?.value.number else { return nil }
        return point(mark, at: base + amount)
    }

    private func point(_ mark: ChartMark, at height: Double) -> ChartPath.Point? {
        guard mark.y?.value.number != nil, let left = mark.x.flatMap({ x.position(of: $0.value) }),
            let up = y.position(of: .number(height))
        else { return nil }
        return ChartPath.Point(x: left * 100, y: (1 - up) * 100)
    }

    private mutating func add(
        _ kind: ChartShape.Key.Kind, _ place: PlottedValue?, _ style: MarkStyle,
        _ geometry: ChartShape.Geometry, _ title: String
    ) {
        let series = (style.series ?? style.position)?.value.text ?? ""
        let first = ChartShape.Key(kind: kind, series: series, place: place?.text ?? "", copy: 0)
        let copy = copies[first, default: 0]
        copies[first] = copy + 1
        let key = ChartShape.Key(kind: kind, series: series, place: first.place, copy: copy)
        shapes.append(
            ChartShape(
                key: key, geometry: geometry, look: look(of: style), lineWidth: style.lineWidth, title: title)
        )
    }

    private func look(of style: MarkStyle) -> ChartShape.Look {
        if let color = style.color { return .color(color) }
        guard let name = style.series?.value.text, let index = seriesIndices[name] else { return .series(1) }
        return series[index].look
    }

    private func title(of mark: ChartMark) -> String {
        [mark.x, mark.y].compactMap(\.?.value.text).joined(separator: ": ")
    }
}
