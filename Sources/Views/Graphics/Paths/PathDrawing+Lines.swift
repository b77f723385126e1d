/// One piece of a path, from a point to another: a line, or a curve by its four points.
struct PathPiece {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point
    let isLine: Bool

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isLine = false
    }

    init(_ start: Point, _ end: Point) {
        (self.start, control1, control2, self.end) = (start, start, end, end)
        isLine = true
    }

    init(_ start: Point, quad control: Point, _ end: Point) {
        func third(_ one: Point, _ two: Point) -> Point {
            Point(x: (one.x + 2 * two.x) / 3, y: (one.y + 2 * two.y) / 3)
        }
        self.init(start, third(start, control), third(end, control), end)
    }

    func point(at t: Double) -> Point {
        if isLine { return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
        let r = 1 - t
        let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The part between two shares of it.
    func part(from first: Double, to last: Double) -> PathPiece {
        if isLine { return PathPiece(point(at: first), point(at: last)) }
        let (start, end) = (point(at: first), point(at: last))
        let reach = (last - first) / 3
        let (one, two) = (slope(at: first), slope(at: last))
        return PathPiece(
            start, Point(x: start.x + one.x * reach, y: start.y + one.y * reach),
            Point(x: end.x - two.x * reach, y: end.y - two.y * reach), end)
    }

    private func slope(at t: Double) -> Point {
        let r = 1 - t
        func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            3 * r * r * (b - a) + 6 * r * t * (c - b) + 3 * t * t * (d - c)
        }
        return Point(
            x: along(start.x, control1.x, control2.x, end.x), y: along(start.y, control1.y, control2.y, end.y)
        )
    }

    /// Points along it, the first one left out: as many as a curve of this size needs to look round.
    var points: [Point] {
        if isLine { return [end] }
        let rough =
            Vector(from: start, to: control1).length + Vector(from: control1, to: control2).length
            + Vector(from: control2, to: end).length
        let count = rough.isFinite ? Int(min(max(rough / 4, 8), 64)) : 8
        return (1...count).map { point(at: Double($0) / Double(count)) }
    }

    /// The shares at which it turns back along an axis.
    func turns(_ axis: (Point) -> Double) -> [Double] {
        if isLine { return [] }
        let (p0, p1, p2, p3) = (axis(start), axis(control1), axis(control2), axis(end))
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var turns: [Double] = []
        if abs(a) < 1e-12 {
            if b != 0 { turns = [-c / b] }
        } else {
            let root = b * b - 4 * a * c
            if root >= 0 { turns = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)] }
        }
        return turns.filter { $0 > 0 && $0 < 1 }
    }
}

extension PathDrawing {
    /// The parts that begin with a move each, as pieces; a closed one ends where it began.
    var parts: [(pieces: [PathPiece], start: Point, isClosed: Bool)] {
        var parts: [(pieces: [PathPiece], start: Point, isClosed: Bool)] = []
        var last = Point.zero
        func begin(_ point: Point) { parts.append(([], point, false)) }
        for step in steps {
            if case .move(let point) = step {
                begin(point)
                last = point
                continue
            }
            if parts.isEmpty || parts[parts.count - 1].isClosed { begin(last) }
            let index = parts.count - 1
            switch step {
            case .move: break
            case .line(let point):
                parts[index].pieces.append(PathPiece(last, point))
                last = point
            case .quad(let point, let control):
                parts[index].pieces.append(PathPiece(last, quad: control, point))
                last = point
            case .curve(let point, let control1, let control2):
                parts[index].pieces.append(PathPiece(last, control1, control2, point))
                last = point
            case .close:
                if last != parts[index].start {
                    parts[index].pieces.append(PathPiece(last, parts[index].start))
                }
                parts[index].isClosed = true
                last = parts[index].start
            }
        }
        return parts
    }

    /// The parts as lines only.
    var lines: [(points: [Point], isClosed: Bool)] {
        parts.map { part in ([part.start] + part.pieces.flatMap(\.points), part.isClosed) }
    }

    /// The smallest rectangle around the lines and curves; nil if there are none.
    var bounds: Rect? {
        var points: [Point] = []
        for part in outlined.parts {
            points.append(part.start)
            for piece in part.pieces {
                points.append(piece.end)
                points += (piece.turns(\.x) + piece.turns(\.y)).map { piece.point(at: $0) }
            }
        }
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point is inside of what the path encloses.
    func contains(_ point: Point, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for (points, _) in outlined.lines {
            for (index, one) in points.enumerated() {
                let other = points[(index + 1) % points.count]
                guard (one.y <= point.y) != (other.y <= point.y) else { continue }
                let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += other.y > one.y ? 1 : -1
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// What lies between two shares of the whole length.
    func trimmed(from first: Double, to last: Double) -> PathDrawing {
        let first = first.isNaN ? 0 : min(max(first, 0), 1)
        let last = last.isNaN ? 1 : min(max(last, 0), 1)
        if first == 0, last == 1 { return self }
        guard first < last else { return PathDrawing() }
        let pieces = outlined.parts.flatMap(\.pieces)
        let lengths = pieces.map(PieceLength.init)
        let whole = lengths.reduce(0) { $0 + $1.whole }
        var (passed, trimmed) = (0.0, PathDrawing())
        for (piece, length) in zip(pieces, lengths) {
            defer { passed += length.whole }
            let from = max(first * whole - passed, 0)
            let to = min(last * whole - passed, length.whole)
            // What is left over by rounding is nothing, and would make another path of each size.
            guard to - from > whole * 1e-9 else { continue }
            let part = piece.part(from: length.share(at: from), to: length.share(at: to))
            if trimmed.currentPoint != part.start { trimmed.steps.append(.move(part.start)) }
            trimmed.steps.append(
                part.isLine
                    ? .line(part.end) : .curve(part.end, control1: part.control1, control2: part.control2))
        }
        return trimmed
    }
}

/// How long a piece is, and where on the way its shares are.
private struct PieceLength {
    private var distances: [Double] = [0]
    var whole: Double { distances.last ?? 0 }

    init(_ piece: PathPiece) {
        let count = piece.isLine ? 1 : 32
        var last = piece.start
        for index in 1...count {
            let next = piece.point(at: Double(index) / Double(count))
            distances.append(whole + Vector(from: last, to: next).length)
            last = next
        }
    }

    func share(at distance: Double) -> Double {
        let count = Double(distances.count - 1)
        guard let index = distances.firstIndex(where: { $0 >= distance }), index > 0 else {
            return distance <= 0 ? 0 : 1
        }
        let step = distances[index] - distances[index - 1]
        return (Double(index - 1) + (step == 0 ? 0 : (distance - distances[index - 1]) / step)) / count
    }
}
