internal import DOM

/// One of the views that a layout places: its element, and what the browser has measured of it.
///
/// How large a text is that has less room than it would like, only the browser knows. So it is estimated first, placed, and
/// measured there.
@MainActor
final class LayoutItem {
    let element: Element
    private let measured: Measured
    /// The size that it has where nothing limits it.
    private var ideal: Size?
    /// Its heights where something does, by the widths.
    private var heights = RecentHeights()
    /// How wide it may be where it has been placed; nil if that is not limited.
    private var limit: Double?
    private var placement: (rect: Rect, limit: Double?)?
    private let isFlexible: (horizontal: Bool, vertical: Bool)

    init(_ element: Element, of graph: ViewGraph, for viewType: any Any.Type) {
        self.element = element
        let words = Set(element["class"]?.split(separator: " ").map(String.init) ?? [])
        element.setClass(true, "placed")
        measured = graph.measures.follow(element, for: viewType)
        isFlexible = (
            !words.contains("width")
                && !words.isDisjoint(with: [
                    "max-width-full", "shape", "geometry", "spacer", "field", "scroll", "list", "table",
                    "chart",
                    "divider",
                ]),
            !words.contains("height")
                && !words.isDisjoint(with: ["max-height-full", "shape", "geometry", "spacer"])
        )
    }
}

extension LayoutItem {
    /// Takes what the browser says of it.
    ///
    /// - Returns: whether that is enough to place it.
    func measure() -> Bool {
        guard let size = measured.size else { return false }
        if let limit, size.width > limit - 0.5 {
            if let known = heights[limit], abs(known - size.height) > 0.5 {
                // There is something else in it, and nobody knows how large that would like to be.
                ideal = nil
                heights = RecentHeights()
                self.limit = nil
                element.place(nil)
                return false
            }
            heights[limit] = size.height
        } else {
            if let ideal, ideal != size { heights = RecentHeights() }
            ideal = size
        }
        return ideal != nil
    }

    /// The size that it takes of one that is proposed.
    func sizeThatFits(width: Double?, height: Double?) -> Size {
        let ideal = ideal ?? .zero
        var size = ideal
        if let width {
            if isFlexible.horizontal {
                size.width = min(max(width, 0), MeasuresReport.largestSize)
            } else if width < ideal.width - 0.5 {
                let width = max(width, 1)
                size = Size(
                    width: width,
                    height: heights[width] ?? ideal.height * (ideal.width / width).rounded(.up))
            }
        }
        if let height, isFlexible.vertical {
            size.height = min(max(height, 0), MeasuresReport.largestSize)
        }
        return size
    }

    /// Takes note where the layout puts it.
    func place(x: Double, y: Double, anchor: UnitPoint, width: Double?, height: Double?) {
        let size = sizeThatFits(width: width, height: height)
        let isLimited = !isFlexible.horizontal && size.width < (ideal?.width ?? 0) - 0.5
        placement = (
            Rect(
                x: x - anchor.x * size.width, y: y - anchor.y * size.height, width: size.width,
                height: size.height), isLimited ? size.width : nil
        )
    }

    /// Puts the element there. What the layout has not placed stands in the middle, as in SwiftUI.
    func show(in size: Size) {
        if placement == nil {
            place(x: size.width / 2, y: size.height / 2, anchor: .center, width: nil, height: nil)
        }
        guard let (rect, limit) = placement else { return }
        self.limit = limit
        placement = nil
        element.place(rect, limit: limit, isFlexible)
    }

    /// The layout has gone, or places it no more.
    func leave() {
        element.place(nil)
        element.setClass(false, "placed")
        measured.leave()
    }
}

/// The heights at the widths that a view had last: a window that is made wider and narrower has hundreds.
struct RecentHeights {
    private(set) var known: [(width: Double, height: Double)] = []
    private static let limit = 8

    subscript(width: Double) -> Double? {
        get { known.first { $0.width == width }?.height }
        set {
            known.removeAll { $0.width == width }
            guard let newValue else { return }
            known.append((width, newValue))
            if known.count > Self.limit { known.removeFirst() }
        }
    }
}

extension Element {
    fileprivate func place(
        _ rect: Rect?, limit: Double? = nil, _ isFlexible: (horizontal: Bool, vertical: Bool) = (false, false)
    ) {
        setStyle("--x", rect?.minX.length)
        setStyle("--y", rect?.minY.length)
        setStyle("--most", limit?.length)
        setStyle("--wide", isFlexible.horizontal ? rect?.width.length : nil)
        setStyle("--high", isFlexible.vertical ? rect?.height.length : nil)
    }
}
