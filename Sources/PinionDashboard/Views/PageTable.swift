public import Pinion
public import Views

/// The open pages of a site: who has them, and how long their turns take.
///
/// ```swift
/// PageTable(site.openPages)
/// ```
///
/// ``LivePages`` follows those of a site.
public struct PageTable: View {
    private let pages: [PageInUse]

    /// - Parameter pages: in the order in which they are shown.
    public init(_ pages: [PageInUse]) {
        self.pages = pages
    }

    public var body: some View {
        Table(pages) {
            TableColumn("Page", value: \PageInUse.path)
            TableColumn("Who") { (page: PageInUse) in Text(page.user?.name ?? localized("Nobody signed in")) }
            TableColumn("State") { (page: PageInUse) in
                Text(page.isFollowed ? "Followed" : "Asked for")
            }
            TableColumn("Quiet for") { (page: PageInUse) in
                Text(page.idleTime.longText).monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("Turns") { (page: PageInUse) in
                Text(ChartNumber.localized("\(page.turns)")).monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("A turn") { (page: PageInUse) in
                Text(
                    FigureUnit.seconds.text(
                        page.turns > 0 ? page.turnTime.inSeconds / Double(page.turns) : nil)
                ).monospacedDigit()
            }
            .alignment(.trailing)
            TableColumn("The longest") { (page: PageInUse) in
                Text(FigureUnit.seconds.text(page.turns > 0 ? page.longestTurn.inSeconds : nil))
                    .monospacedDigit()
                    .foregroundColor(page.longestTurn > .milliseconds(50) ? .red : nil)
            }
            .alignment(.trailing)
            TableColumn("Memory") { (page: PageInUse) in
                Text(FigureUnit.bytes.text(page.byteCount > 0 ? Double(page.byteCount) : nil))
                    .monospacedDigit()
            }
            .alignment(.trailing)
        }
        .accessibilityLabel(localized("Open pages"))
        .exportsCSV(named: "pages")
    }
}
