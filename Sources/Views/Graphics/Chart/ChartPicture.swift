/// What follows from the content of a chart alone, whatever page it stands on: charts that show the same share it, as there
/// may be many pages with the same chart, and all of them change at once.
@MainActor
final class ChartPicture {
    /// A part of the content with its look.
    struct Part: Equatable {
        let marks: ChartMarks
        let style: MarkStyle
    }

    let layout: ChartLayout
    let title: ChartTitle
    let values: ChartValues
    /// What a series without a name is called.
    let name: String

    private let parts: [Part]
    private let options: ChartOptions
    private let before: ChartFrame

    private init(_ parts: [Part], _ options: ChartOptions, before: ChartFrame) {
        (self.parts, self.options, self.before) = (parts, options, before)
        var marks: [ChartLayout.StyledMark] = []
        for part in parts { part.marks.add(to: &marks, part.style) }
        layout = ChartLayout(marks, options: options, before: before)
        title = ChartTitle(marks)
        values = ChartValues(marks, options)
        name = marks.first { $0.mark.y != nil }?.mark.y?.label ?? ""
    }
}

extension ChartPicture {
    /// The picture of a chart: that of another one that shows the same, if there is one.
    ///
    /// - Parameter before: the coordinates that its paths have had until now.
    static func of(_ parts: [Part], _ options: ChartOptions, before: ChartFrame) -> ChartPicture {
        for known in shown.reversed() {
            if let picture = known.picture, picture.fits(before), picture.parts == parts,
                picture.options == options
            {
                return picture
            }
        }
        let picture = ChartPicture(parts, options, before: before)
        shown.append(Known(picture: picture))
        if shown.count > limit { shown = shown.filter { $0.picture != nil }.suffix(limit / 2) }
        return picture
    }

    /// Whether its coordinates are those of a chart that has had these until now; one that has been drawn in none takes any.
    private func fits(_ frame: ChartFrame) -> Bool {
        frame == before || frame == layout.frame || frame == .square && layout.frame.isMoving
    }

    private struct Known {
        weak var picture: ChartPicture?
    }

    /// How many are looked at, however many charts there are.
    private static let limit = 200
    /// The newest, as long as there is a chart that shows them.
    private static var shown: [Known] = []
}
