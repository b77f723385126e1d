import DOM
import Testing

@testable import Views

/// Looks that SwiftUI has words for.
@MainActor
@Suite("Looks of rows, letters and edges") struct FittingTests {
    @Test func aRowIsPaintedFromEdgeToEdge() {
        let page = MountedPage { List { Link("Tea", destination: "/tea").listRowBackground(Color.mint) } }
        #expect(page.html.contains(#"<li><a href="/tea" class="background-mint row-painted">"#))
        let none = MountedPage { Text("Tea").listRowBackground(nil) }
        #expect(none.html.contains("Tea"))
    }

    @Test func whatIsSaidOfRowsAtASectionIsSaidOfEachOfThem() {
        let page = MountedPage {
            List {
                Section("Teas") {
                    Text("Green")
                    Text("Black")
                }
                .listRowBackground(Color.mint)
                .listRowSeparator(.hidden)
            }
        }
        #expect(
            page.html == """
                <ul class="list" role="list"><li><section class="section">\
                <h2 class="section-title"><span>Teas</span></h2><ul class="rows" role="list">\
                <li><p class="background-mint row-painted no-line-above no-line-below">Green</p></li>\
                <li><p class="background-mint row-painted no-line-above no-line-below">Black</p></li>\
                </ul></section></li></ul>
                """)
    }

    @Test func aRowHasAViewBehindIt() {
        let page = MountedPage { Text("Tea").listRowBackground(Circle().fill(.red)) }
        #expect(page.html.contains("row-painted row-layers"))
        #expect(page.html.contains("row-back"))
    }

    @Test func insetsFollowTheLines() {
        let page = MountedPage {
            Text("Tea").listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: -3, trailing: 0))
        }
        #expect(page.html.contains(#"data-style="--inset-block:0.5rem 0;--inset-inline:1rem 0""#))
    }

    @Test func lettersHaveRoom() {
        let page = MountedPage {
            Text("Tea").font(.body).kerning(1.6).lineSpacing(.nan).lineLimit(2, reservesSpace: true)
        }
        #expect(page.html.contains("spaced line-spaced lines lines-kept"))
        #expect(page.html.contains("--letter-spacing:0.1rem"))
        #expect(page.html.contains("--line-spacing:0;"))
    }

    @Test(
        arguments: [
            ("Georgia", "Georgia", nil),
            ("HelveticaNeue-Bold", "HelveticaNeue,Helvetica Neue", Font.Weight.bold),
            ("Avenir Next", "Avenir Next", nil), ("x;}*{color:red", nil, nil), ("", nil, nil),
            ("9", nil, nil),
        ] as [(String, String?, Font.Weight?)])
    func aFontOfOnesOwnIsAFamily(name: String, family: String?, weight: Font.Weight?) {
        let font = Font.custom(name, size: 20)
        #expect(font.family == family)
        #expect(font.weight == weight)
    }

    @Test func theFamilyStandsAtTheText() {
        let page = MountedPage { Text("Tea").font(.custom("Georgia", size: 32)) }
        #expect(
            page.html
                == #"<p class="font-size family" data-style="--font-size:2rem;--family:Georgia">Tea</p>"#)
    }

    @Test func coloursAreMixed() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1).solidDigits == "#ff0000")
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).solidDigits == "#008000")
        #expect(Color(hue: .nan, saturation: 2, brightness: -1).solidDigits == "#000000")
        #expect(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6).solidDigits == "#336699")
        #expect(Color(.sRGBLinear, white: 0.2158605).solidDigits == "#808080")
        #expect(Color.black.mix(with: .white, by: 0.5).solidDigits == "#808080")
        #expect(Color(red: 0.2, green: 0.4, blue: 0.8).description == "#3366CCFF")
        #expect(Color.red.description == "red")
    }

    @Test func stylesAreSeenThrough() {
        let page = MountedPage { Text("Tea").foregroundStyle(.secondary.opacity(0.5)) }
        #expect(page.html == #"<p class="color-secondary" data-style="--strength:50%">Tea</p>"#)
    }

    @Test func theBackgroundIsThePagesUnlessItIsSaid() {
        let page = MountedPage { Text("Tea").background().backgroundStyle(.yellow) }
        #expect(
            page.html == """
                <p class="background-page own-background" data-style="--own-background:var(--yellow)">Tea</p>
                """)
    }

    @Test func aStepperOfATelephoneHidesItsNumber() {
        let page = MountedPage { Guests().environment(\.showsStepperNumbers, false) }
        #expect(page.html.contains(#"<div class="stepper bare" role="group""#))
        #expect(page.html.contains("<input"))
    }

    @Test func aGridOfRowsGoesToTheSide() {
        let page = MountedPage {
            LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], alignment: .top, spacing: 8) {
                Text("Tea")
            }
        }
        #expect(
            page.html == """
                <div class="lazy-grid h-grid align-top column-gap" \
                data-style="--columns:repeat(2,5rem);--column-gap:0.5rem"><p>Tea</p></div>
                """)
    }

    @Test func aFieldIsNoMistakeBeforeItIsLeft() throws {
        let page = MountedPage { Guests() }
        let field = try #require(page.document.control(named: "weight") as? InputElement)
        field.onFocus?(true)
        #expect(page.type("", into: "weight") == nil)
        #expect(field.value == "" && field.error == nil)
        field.onFocus?(false)
        #expect(field.error == "This is a number such as 1.5.")
        // Who does not say that the field has the focus is told at once.
        let other = MountedPage { Guests() }
        #expect(other.type("", into: "weight") == "This is a number such as 1.5.")
    }
}

private struct Guests: View {
    @State private var guests = 2
    @State private var weight = 1.5

    var body: some View {
        Stepper("Guests", value: $guests)
        TextField("Weight", value: $weight, format: .number)
    }
}
