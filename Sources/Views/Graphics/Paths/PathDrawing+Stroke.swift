extension PathDrawing {
    /// The path without a pen: what a pen leaves becomes an area, of pieces that all turn the same way round.
    var outlined: PathDrawing {
        guard let pen else { return self }
        var area = PathDrawing()
        let radius = max(pen.lineWidth, 0) / 2
        for line in PathDrawing(steps: steps).lines {
            for (points, isClosed) in pen.dashes(of: line.points, isClosed: line.isClosed) {
                area.addLine(along: points, isClosed: isClosed, radius, pen)
            }
        }
        return area
    }

    private mutating func addLine(along points: [Point], isClosed: Bool, _ radius: Double, _ pen: StrokeStyle)
    {
        var points = points
        if isClosed, let first = points.first, points.last != first { points.append(first) }
        for (one, other) in zip(points, points.dropFirst()) where one != other {
            let way = Vector(from: one, to: other)
            let (x, y) = (-way.y * radius, way.x * radius)
            // Square ends reach beyond the line.
            let isSquare = pen.lineCap == .square && !isClosed
            let (before, after) = (
                isSquare && one == points.first ? radius : 0, isSquare && other == points.last ? radius : 0
            )
            let (start, end) = (
                Point(x: one.x - way.x * before, y: one.y - way.y * before),
                Point(x: other.x + way.x * after, y: other.y + way.y * after)
            )
            addLines([
                Point(x: start.x + x, y: start.y + y), Point(x: start.x - x, y: start.y - y),
                Point(x: end.x - x, y: end.y - y), Point(x: end.x + x, y: end.y + y),
            ])
            steps.append(.close)
        }
        for index in points.indices {
            let isEnd = !isClosed && (index == 0 || index == points.count - 1)
            let isRound = isEnd ? pen.lineCap == .round : pen.lineJoin == .round
            if isRound {
                addEllipse(
                    in: Rect(
                        x: points[index].x - radius, y: points[index].y - radius, width: 2 * radius,
                        height: 2 * radius))
            } else if !isEnd, points.count > 2 {
                let before = index == 0 ? points.count - 2 : index - 1
                let after = index == points.count - 1 ? 1 : index + 1
                addCorner(points[before], points[index], points[after], radius, pen)
            }
        }
    }

    /// Fills what two lines leave open at their corner.
    private mutating func addCorner(
        _ before: Point, _ corner: Point, _ after: Point, _ radius: Double, _ pen: StrokeStyle
    ) {
        let (one, other) = (Vector(from: before, to: corner), Vector(from: corner, to: after))
        let turn = one.x * other.y - one.y * other.x
        guard abs(turn) > 1e-9 else { return }
        let side = turn > 0 ? -radius : radius
        let first = Point(x: corner.x - one.y * side, y: corner.y + one.x * side)
        let last = Point(x: corner.x - other.y * side, y: corner.y + other.x * side)
        var points = [corner, first, last]
        let cosine = one.x * other.x + one.y * other.y
        // Half of the angle between the lines says how far the tip is.
        let reach = (2 / (1 + cosine)).squareRoot()
        if pen.lineJoin == .miter, reach.isFinite, reach <= pen.miterLimit {
            let middle = Vector(from: corner, to: Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
            let tip = Point(x: corner.x + middle.x * radius * reach, y: corner.y + middle.y * radius * reach)
            points = [corner, first, tip, last]
        }
        addLines(turn > 0 ? points : points.reversed())
        steps.append(.close)
    }
}

extension StrokeStyle {
    /// What of a line is drawn.
    fileprivate func dashes(of points: [Point], isClosed: Bool) -> [([Point], isClosed: Bool)] {
        let lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { $0.isFinite ? max($0, 0) : 0 }
        let period = lengths.reduce(0, +)
        guard period > 0 else { return [(points, isClosed)] }
        var index = 0
        var offset = dashPhase.isFinite ? dashPhase.truncatingRemainder(dividingBy: period) : 0
        if offset < 0 { offset += period }
        while offset >= lengths[index] {
            offset -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var rest = lengths[index] - offset
        var dashes: [([Point], isClosed: Bool)] = []
        var dash = index % 2 == 0 ? points.prefix(1).map { $0 } : []
        for (one, other) in zip(points, points.dropFirst()) {
            let way = Vector(from: one, to: other)
            var done = 0.0
            // A line of some hundred thousand dashes says nothing more.
            while way.length - done > rest, dashes.count < 10_000 {
                done += rest
                let point = Point(x: one.x + way.x * done, y: one.y + way.y * done)
                if index % 2 == 0 {
                    dashes.append((dash + [point], false))
                    dash = []
                } else {
                    dash = [point]
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
                if rest == 0 { rest = 1e-6 }
            }
            rest -= way.length - done
            if index % 2 == 0 { dash.append(other) }
        }
        if dash.count > 1 { dashes.append((dash, false)) }
        return dashes
    }
}
