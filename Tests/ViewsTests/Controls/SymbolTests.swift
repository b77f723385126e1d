import DOM
import Glibc
import Testing

@testable import Views

/// The files with the drawings, and the list of the symbols that there are.
@MainActor
@Suite("Symbols") struct SymbolTests {
    private func text(of file: String) throws -> String {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        let file = try #require(fopen(root.joined(separator: "/") + "/" + file, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 2_000_000)
        return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    }

    @Test func areTwoThousandAndEachHasADrawing() throws {
        let common = try text(of: "Public/icons.svg")
            .split(separator: "<symbol id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(common.sorted() == SymbolNames.common.sorted())
        let others = try text(of: "Sources/CPublic/symbols/drawings.txt")
            .split(separator: "\n").map { $0.prefix { $0 != " " } }
        let drawings = Set(common + others)
        #expect(SymbolNames.all.count == 2_472)
        // Without those of numbers and of letters.
        #expect(SymbolNames.all.filter { $0.prefix { $0 != "." }.count > 2 }.count > 2_000)
        for name in SymbolNames.all {
            let symbol = Symbol(String(name))
            #expect(symbol.isKnown && drawings.contains(symbol.drawing[...]), "\(name)")
        }
    }

    @Test(arguments: [
        ("plus", "/icons.svg#plus"), ("gear", "/icons.svg#gearshape"), ("star.fill", "/symbols/star.svg"),
        ("heart.circle.fill", "/symbols/heart.circle.fill.svg"), ("12.circle", "/symbols/12.circle.svg"),
        ("z.square.fill", "/symbols/z.square.fill.svg"), ("0.circle", "/symbols/0.circle.svg"),
    ])
    func areInOneFileIfTheyAreCommonElseInOneEach(name: String, address: String) {
        #expect(Symbol(name).address.prefix { $0 != "?" } == address)
    }

    @Test func areFilledByTheStyleSheetWhereNothingHasToBeCutOut() {
        #expect(Symbol("star.fill").isFilled)
        #expect(!Symbol("checkmark.circle.fill").isFilled)
    }

    @Test func theNearestIsShownForOneThatIsMissingWhichIsReportedOnce() {
        let page = MountedPage {
            Image(systemName: "heart.text.square.rectangle")
            Image(systemName: "unicorn")
            Image(systemName: "unicorn")
        }
        let version = SymbolNames.version
        #expect(page.html.contains("/symbols/heart.text.square.svg?v=\(version)#s"))
        #expect(page.html.contains("/symbols/square.dashed.svg?v=\(version)#s"))
        #expect(page.reports.count == 2)
        #expect(page.reports.contains { $0.contains("no symbol “unicorn” here; an empty square is shown") })
    }

    @Test func sayTheirNameInAButtonThatHasNothingElse() {
        let page = MountedPage {
            Button {
            } label: {
                Image(systemName: "person.crop.circle.fill")
            }
            Button {
            } label: {
                HStack {
                    Image(systemName: "trash")
                    Text("Delete")
                }
            }
            Link(destination: "/") { Image(systemName: "unicorn") }
            Image(systemName: "heart")
        }
        #expect(page.html.contains(#"role="img" aria-label="person crop""#))
        #expect(page.html.contains(#"aria-label="unicorn""#))
        #expect(!page.html.contains(#"aria-label="trash""#))
        #expect(!page.html.contains(#"aria-label="heart""#))
    }

    @Test func sayAnotherNameWhenTheyAreAnotherOne() {
        let page = MountedPage { Favourite() }
        #expect(page.html.contains(#"aria-label="star""#))
        page.press("button")
        #expect(page.html.contains(#"aria-label="heart""#))
    }

    @Test func areShownInVariantsAsFarAsThereAreSome() {
        func drawing(_ name: String, _ variants: SymbolVariants) -> String { variants.symbol(name).name }
        #expect(drawing("heart", .fill) == "heart.fill")
        #expect(drawing("heart", .circle.fill) == "heart.circle.fill")
        #expect(drawing("bell", .slash.fill) == "bell.slash.fill")
        #expect(drawing("heart.fill", .circle) == "heart.circle.fill")
        #expect(drawing("tornado", .fill) == "tornado")
        let page = MountedPage { Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.fill) }
        #expect(page.html.contains("/symbols/heart.circle.fill.svg"))
    }

    @Test func showAsManyPartsAsAValueSays() {
        let page = MountedPage { Image(systemName: "wifi", variableValue: 0.5) }
        #expect(page.html.contains(#"data-style="--layer2:0.3;--layer3:0.3""#))
        let whole = MountedPage { Image(systemName: "wifi", variableValue: nil) }
        #expect(!whole.html.contains("data-style"))
        let wrong = MountedPage { Image(systemName: "wifi", variableValue: .nan) }
        #expect(wrong.html.contains("--layer0:0.3"))
    }

    @Test func moveAgainWheneverAValueChanges() {
        let page = MountedPage { Bouncing() }
        #expect(!page.html.contains("effect"))
        page.press("more")
        #expect(page.html.contains("effect effect-bounce"))
        #expect(!page.html.contains("effect-again"))
        page.press("more")
        #expect(page.html.contains("effect effect-bounce effect-again"))
        #expect(page.html.contains("--times:1;--speed:1"))
    }
}

private struct Favourite: View {
    @State private var isHeart = false

    var body: some View {
        Button {
            isHeart.toggle()
        } label: {
            Image(systemName: isHeart ? "heart.fill" : "star")
        }
    }
}

private struct Bouncing: View {
    @State private var count = 0

    var body: some View {
        Button("More") { count += 1 }
        Image(systemName: "bell").symbolEffect(.bounce, value: count)
    }
}
