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
                == #"<div class="grid align-center justify-leading column-gap row-gap" data-style="--column-gap:0.75rem;--row-gap:0.25rem">"#
                + #"<div class="grid-row align-top"><p>a</p><p>b</p></div><hr></div>"#)
    }

    @Test func aCellMayBeWide() {
        let page = MountedPage(GridRow { Text("a").gridCellColumns(2) })
        #expect(page.html == #"<div class="grid-row"><p class="span-2">a</p></div>"#)
    }

    @Test(arguments: [
        ([GridItem(.flexible()), GridItem(.flexible())], "repeat(2,minmax(0,1fr))"),
        ([GridItem(.adaptive(minimum: 150))], "repeat(auto-fill,minmax(min(100%,9.375rem),1fr))"),
        ([], "minmax(0,1fr)"),
        (Array(repeating: GridItem(.fixed(20)), count: 40), "repeat(40,1.25rem)"),
        (
            [GridItem(.fixed(64)), GridItem(.flexible(minimum: 80, maximum: 160)), GridItem()],
            "4rem minmax(min(100%,5rem),10rem) minmax(0,1fr)"
        ),
        (
            [GridItem(.adaptive(minimum: 64)), GridItem(.adaptive(minimum: 32, maximum: 48))],
            "repeat(auto-fill,minmax(min(100%,4rem),1fr)) minmax(min(100%,2rem),3rem)"
        ),
    ])
    func columnsAreAsWideAsTheyAreSaidToBe(columns: [GridItem], template: String) {
        let page = MountedPage(LazyVGrid(columns: columns, spacing: 16) { Text("a") })
        #expect(
            page.html
                == #"<div class="lazy-grid justify-center gap" data-style="--columns:\#(template);--gap:1rem"><p>a</p></div>"#
        )
    }
}
