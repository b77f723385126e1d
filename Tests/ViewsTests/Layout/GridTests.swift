import Testing
import Views

@MainActor
@Suite("Grids")
struct GridTests {
    @Test func rowsHoldTheirCells() {
        let page = MountedPage {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
                GridRow(alignment: .top) {
                    Text("a")
                    Text("b")
                }
                Divider()
            }
        }
        #expect(
            page.html
                == #"<div class="grid align-center justify-leading column-gap-12 row-gap-4">"#
                + #"<div class="grid-row align-top"><p>a</p><p>b</p></div><hr></div>"#)
    }

    @Test func aCellMayBeWide() {
        let page = MountedPage(GridRow { Text("a").gridCellColumns(2) })
        #expect(page.html == #"<div class="grid-row"><p class="span-2">a</p></div>"#)
    }

    @Test(arguments: [
        ([GridItem(.flexible()), GridItem(.flexible())], "columns-2"),
        ([GridItem(.adaptive(minimum: 170))], "columns-fit-160"),
        ([], "columns-1"),
        (Array(repeating: GridItem(.fixed(20)), count: 40), "columns-12"),
    ])
    func columnsAreWordsOfTheStyleSheet(columns: [GridItem], word: String) {
        let page = MountedPage(LazyVGrid(columns: columns, spacing: 16) { Text("a") })
        #expect(
            page.html == #"<div class="lazy-grid \#(word) justify-center gap-16"><p>a</p></div>"#)
    }
}
