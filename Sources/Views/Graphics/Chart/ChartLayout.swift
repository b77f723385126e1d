/// Decides where everything of a chart stands.
struct ChartLayout {
    /// A mark with its look.
    typealias StyledMark = (mark: ChartMark, style: MarkStyle)

    private(set) var x: ChartScale
    private(set) var y: ChartScale
    private(set) var shapes: [ChartShape] = []
    /// The series that the legend explains.
    private(set) var series: [(name: String, look: ChartShape.Look)] = []

    /// The coordinates of its paths.
    private(set) var frame = ChartFrame.square

    /// Whether lines go down at the marks of the horizontal axis.
    var hasColumns: Bool { y.share == 0 && (x.isTime || (x.share == 0 && options.x.marks != nil)) }

    private let options: ChartOptions
    private let isLying: Bool
    private let positions: [String]
    /// The room of a bar at a moment, as a part of the whole.
    private var share = 0.0
    private var seriesIndices: [String: Int] = [:]
    private let pie: ChartPie
    private var copies: [ChartShape.Key: Int] = [:]

    /// - Parameter before: the coordinates that there were until now.
    init(_ marks: [StyledMark], options: ChartOptions, before: ChartFrame = .square) {
        self.options = options
        isLying = Self.isLying(marks)
        pie = ChartPie(marks)
        let stacks = ChartStacks(marks, isLying: isLying)
        positions = stacks.positions
        let clock = ChartClock(zone: options.zone)
        x = Self.scale(
            marks, \.x, \.xEnd, stacks: isLying ? stacks : nil, options.x, isFitted: !isLying, clock)
        y = Self.scale(marks, \.y, \.yEnd, stacks: isLying ? nil : stacks, options.y, isFitted: false, clock)
        frame = ChartFrame(x: x, y: y, count: stacks.lines.map(\.marks.count).max() ?? 0, before: before)
        share = isLying ? y.share : x.isTime ? Self.share(of: marks, on: x) : x.share
        for mark in marks {
            guard let name = mark.style.series?.value.key, seriesIndices[name] == nil else { continue }
            seriesIndices[name] = seriesIndices.count
            series.append((name, options.colors[name].map { .color($0) } ?? .series(seriesIndices.count)))
        }
        for index in marks.indices {
            if marks[index].mark.kind == .sector {
                drawSector(marks[index], index)
            } else {
                draw(marks[index], from: stacks.bases[index])
            }
        }
        drawPaths(marks, stacks)
    }

    /// The smallest distance between two bars.
    private static func share(of marks: [StyledMark], on scale: ChartScale) -> Double {
        let places = marks.compactMap { mark, _ in
            mark.kind == .bar ? mark.x.flatMap { scale.position(of: $0.value) } : nil
        }.sorted()
        let distances = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }
        return min(distances.min() ?? 0.1, 1)
    }

    /// Whether the bars lie: names go down, numbers to the right.
    private static func isLying(_ marks: [StyledMark]) -> Bool {
        marks.contains { mark, _ in
            mark.kind == .bar
                && (mark.xEnd != nil || mark.y?.value.isNumber == false && mark.x?.value.isNumber == true)
        }
    }

    private static func scale(
        _ marks: [StyledMark], _ dimension: KeyPath<ChartMark, ChartMark.Dimension?>,
        _ end: KeyPath<ChartMark, ChartMark.Dimension?>, stacks: ChartStacks?, _ axis: ChartAxis,
        isFitted: Bool, _ clock: ChartClock
    ) -> ChartScale {
        var values = marks.compactMap { mark, _ in
            mark.kind == .sector ? nil : mark[keyPath: dimension]?.value
        }
        // Bars stand beside each other even if numbers say where.
        if stacks == nil, values.allSatisfy(\.isNumber), !values.contains(where: \.isMoment),
            axis.domain?.isTime != true, marks.contains(where: { $0.mark.kind == .bar })
        {
            return .names(values.sorted { ($0.number ?? 0) < ($1.number ?? 0) })
        }
        values += marks.compactMap { $0.mark[keyPath: end]?.value } + (stacks?.ends ?? [])
        return .fitting(values, axis, isFitted: isFitted, clock: clock)
    }
}

extension ChartLayout {
    /// Whether it is a pie, which has no axes.
    var isPie: Bool { !pie.isEmpty && shapes.allSatisfy { $0.key.kind == .sector } }

    /// The axis along which people choose something; nil if bars lie beside it, or there is none.
    var choice: ChartScale? { isLying || isPie ? nil : x }

    /// What is seen of values that are chosen, from left to right; nil if that is nothing.
    func band(of values: [PlottedValue]) -> ClosedRange<Double>? {
        let places = values.compactMap(x.position)
        guard places.count == values.count, let first = places.min(), let last = places.max() else {
            return nil
        }
        let (low, high) = (max(first - x.share / 2, 0), min(last + x.share / 2, 1))
        return low <= high ? low...high : nil
    }
}

extension ChartLayout {
    /// A bar, a point or a rule; what is part of a line is drawn with the others of its line.
    private mutating func draw(_ styled: StyledMark, from base: Double) {
        let (mark, style) = styled
        switch mark.kind {
        case .bar: drawBar(styled, from: base)
        case .line where style.symbol == nil, .area where style.symbol == nil: break
        case .point, .line, .area:
            guard let left = mark.x.flatMap({ place($0, on: x) }),
                let up = mark.y.flatMap({ y.position(of: $0.value) })
            else { return }
            let radius = ((style.symbolSize ?? 16 * .pi) / .pi).squareRoot()
            add(.point, mark.x?.value, style, .point(x: left, y: 1 - up, radius: radius), title(of: mark))
        case .rule, .rectangle:
            let across = span(mark.x, mark.xEnd, on: x)
            let up = span(mark.y, mark.yEnd, on: y).map { 1 - $0.upperBound...1 - $0.lowerBound }
            guard across != nil || mark.x == nil, up != nil || mark.y == nil else { return }
            let isRule = mark.kind == .rule
            add(
                isRule ? .rule : .rectangle, nil, style,
                isRule ? .rule(x: across, y: up) : .rectangle(x: across, y: up), title(of: mark))
        case .sector: break
        }
    }

    private mutating func drawSector(_ styled: StyledMark, _ index: Int) {
        guard let part = pie[index], let angle = styled.mark.y, let radii = styled.mark.radii else { return }
        let outer = radii.outer.length(of: ChartSector.radius, automatic: ChartSector.radius)
        let inner = radii.inner.length(of: ChartSector.radius, automatic: 0)
        let sector = ChartSector(
            start: part.lowerBound, end: part.upperBound, inner: min(inner, outer), outer: outer,
            inset: min(max(radii.inset, 0), ChartSector.radius),
            corner: min(styled.style.cornerRadius ?? 0, max(outer - inner, 0) / 2))
        var style = styled.style
        // Its corners are those of its outline.
        style.lineWidth = sector.corner > 0 ? sector.corner * 2 : nil
        let words = [style.series?.value.key, text(angle, options.y)].compactMap(\.self)
        let title = words.joined(separator: ": ") + " (\(pie.percent(index)))"
        add(.sector, nil, style, .sector(sector), title)
    }

    /// What is seen between two values, or the place of one; nil if that is nothing.
    private func span(
        _ start: ChartMark.Dimension?, _ end: ChartMark.Dimension?, on scale: ChartScale
    ) -> ClosedRange<Double>? {
        guard let start else { return nil }
        guard let end else { return place(start, on: scale).map { $0...$0 } }
        guard let first = scale.position(of: start.value), let last = scale.position(of: end.value) else {
            return nil
        }
        let (low, high) = (max(min(first, last), 0), min(max(first, last), 1))
        return low <= high ? low...high : nil
    }

    private mutating func drawBar(_ styled: StyledMark, from base: Double) {
        let (mark, style) = styled
        let (place, length) = isLying ? (mark.y, mark.x) : (mark.x, mark.y)
        let (placeScale, lengthScale) = isLying ? (y, x) : (x, y)
        guard let place, length != nil, let amount = mark.length(isLying: isLying),
            let middle = self.place(place, on: placeScale),
            let from = lengthScale.position(of: .number(base)),
            let to = lengthScale.position(of: .number(base + amount))
        else { return }
        let room = share(of: style, share * 0.72)
        let near = middle - share * 0.36 + room.offset
        let (low, high) = (min(from, to), max(from, to))
        // Names are read from the top, numbers go up.
        let geometry: ChartShape.Geometry =
            isLying
            ? .bar(x: low, y: near, width: high - low, height: room.width)
            : .bar(x: near, y: 1 - high, width: room.width, height: high - low)
        add(.bar, place.value, style, geometry, title(of: mark))
    }

    /// The place of a value; nil if it lies outside of a scale with time.
    private func place(_ dimension: ChartMark.Dimension, on scale: ChartScale) -> Double? {
        scale.position(of: dimension.value).flatMap { !scale.isTime || (0...1).contains($0) ? $0 : nil }
    }

    /// The part of a name's room that a bar has which stands beside others.
    private func share(of style: MarkStyle, _ width: Double) -> (offset: Double, width: Double) {
        guard let name = style.position?.value.key, let index = positions.firstIndex(of: name) else {
            return (0, width)
        }
        let own = width / Double(positions.count)
        return (own * Double(index), own * 0.92)
    }

    private mutating func drawPaths(_ marks: [StyledMark], _ stacks: ChartStacks) {
        for line in stacks.lines {
            guard let first = line.marks.first.map({ marks[$0] }) else { continue }
            let points = line.marks.map { index in places(marks[index].mark, from: stacks.bases[index]) }
            var parts: [ChartPath.Part] = []
            // Where a value is missing the line ends, and begins anew behind it.
            for run in points.split(whereSeparator: { $0 == nil }) {
                let seen = visible(run.compactMap { $0 })
                let method = first.style.interpolation ?? .linear
                add(seen, method, isArea: first.mark.kind == .area, to: &parts)
            }
            let kind: ChartShape.Key.Kind = first.mark.kind == .area ? .area : .line
            let box = first.style.gradient == nil ? nil : box(of: points, first)
            add(kind, nil, first.style, .path(parts, isRange: first.mark.yEnd != nil, box: box), "")
        }
    }

    /// What a gradient goes over.
    private func box(of points: [Places?], _ first: StyledMark) -> ChartShape.Box {
        let places = visible(points.compactMap(\.self))
        let ups = places.flatMap { first.mark.kind == .area ? [$0.up, $0.ground] : [$0.up] }
        let lefts = places.map { min(max($0.left, 0), 1) }
        guard first.style.isOverPlot != true, let low = ups.min(), let high = ups.max(), low < high,
            let first = lefts.min(), let last = lefts.max(), first < last
        else { return ChartShape.Box(start: frame.point(0, 1), end: frame.point(1, 0)) }
        return ChartShape.Box(start: frame.point(first, high), end: frame.point(last, low))
    }

    /// The place of a point of a line, and of the ground below it.
    private struct Places {
        let left: Double
        let up: Double
        let ground: Double
    }

    private func places(_ mark: ChartMark, from base: Double) -> Places? {
        guard let amount = mark.length(isLying: false),
            let left = mark.x.flatMap({ x.position(of: $0.value) }),
            let up = y.position(of: .number(base + amount))
        else { return nil }
        return Places(left: left, up: up, ground: y.position(of: .number(base)) ?? 0)
    }

    /// Those that are seen, and one more at each end.
    private func visible(_ places: [Places]) -> [Places] {
        guard frame.isMoving, !places.isEmpty else { return places }
        let first = places.firstIndex { $0.left >= 0 } ?? places.count
        let last = places.lastIndex { $0.left <= 1 } ?? -1
        guard first <= last + 1 else { return places }
        return Array(places[max(first - 1, 0)...min(last + 1, places.count - 1)])
    }

    /// Adds a line without gaps, cut where the parts of the frame begin.
    private func add(
        _ places: [Places], _ method: InterpolationMethod, isArea: Bool, to parts: inout [ChartPath.Part]
    ) {
        guard !places.isEmpty else { return }
        let top = ChartPath(
            places.map { frame.point($0.left, $0.up) }, method, isRelative: frame.isMoving)
        let ground = ChartPath(
            isArea ? places.reversed().map { frame.point($0.left, $0.ground) } : [], method,
            isRelative: frame.isMoving)
        let last = places.count - 1
        var start = 0
        while start == 0 || start < last {
            let index = frame.part(at: places[start].left)
            var end = start
            repeat { end += 1 } while end < last && frame.part(at: places[end].left) == index
            end = min(end, last)
            var text = top.text(start...end)
            if isArea { text += ground.text(last - end...last - start, begins: "L") + "Z" }
            var part = ChartPath.Part(index: index, text: text)
            if parts.last?.index == index, let before = parts.popLast() {
                part = ChartPath.Part(index: index, text: before.text + text)
            } else if frame.isMoving, method != .monotone {
                part.points = Array(top.points[start...end])
                part.ground = isArea ? ground.points[last - end...last - start].reversed() : []
            }
            parts.append(part)
            start = max(end, 1)
        }
    }

    private mutating func add(
        _ kind: ChartShape.Key.Kind, _ place: PlottedValue?, _ style: MarkStyle,
        _ geometry: ChartShape.Geometry, _ title: String
    ) {
        let series = (style.series ?? style.position)?.value.key ?? ""
        let first = ChartShape.Key(kind: kind, series: series, place: place?.key ?? "", copy: 0)
        let copy = copies[first, default: 0]
        copies[first] = copy + 1
        let key = ChartShape.Key(kind: kind, series: series, place: first.place, copy: copy)
        shapes.append(
            ChartShape(
                key: key, geometry: geometry, look: look(of: style), style: style, title: title)
        )
    }

    private func look(of style: MarkStyle) -> ChartShape.Look {
        if let color = style.color { return .color(color) }
        guard let name = style.series?.value.key, let index = seriesIndices[name] else { return .series(1) }
        return series[index].look
    }

    private func title(of mark: ChartMark) -> String {
        [text(mark.x, mark.xEnd, options.x), text(mark.y, mark.yEnd, options.y)].compactMap(\.self)
            .joined(separator: ": ")
    }

    private func text(
        _ start: ChartMark.Dimension?, _ end: ChartMark.Dimension?, _ axis: ChartAxis
    ) -> String? {
        guard let start else { return nil }
        return ([start] + (end.map { [$0] } ?? [])).map { text($0, axis) }.joined(separator: " – ")
    }

    private func text(_ dimension: ChartMark.Dimension, _ axis: ChartAxis) -> String {
        dimension.value.text(axis.format, ChartClock(zone: options.zone))
    }
}
