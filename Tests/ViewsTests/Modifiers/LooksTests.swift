import Testing
import Views

@MainActor
@Suite("Looks of views")
struct LooksTests {
    @Test func roomIsExact() {
        #expect(
            MountedPage(Text("A").padding()).html == #"<p class="padding" data-style="--padding:1rem">A</p>"#)
        #expect(
            MountedPage(Text("A").padding(10)).html
                == #"<p class="padding" data-style="--padding:0.625rem">A</p>"#)
        #expect(
            MountedPage(Text("A").padding(.horizontal, 23)).html
                == #"<p class="padding-leading padding-trailing" data-style="--padding-leading:1.4375rem;--padding-trailing:1.4375rem">A</p>"#
        )
        #expect(
            MountedPage(Text("A").padding(EdgeInsets(top: 1, leading: 4, bottom: -3, trailing: .nan))).html
                == """
                <p class="padding-top padding-leading padding-bottom padding-trailing" \
                data-style="--padding-top:0.0625rem;--padding-leading:0.25rem;--padding-bottom:0;--padding-trailing:0">A</p>
                """)
    }

    @Test func sizesAreExact() {
        #expect(MountedPage(Text("A").frame(maxWidth: .infinity)).html == #"<p class="max-width-full">A</p>"#)
        #expect(
            MountedPage(Text("A").frame(width: 300, height: 40, alignment: .topLeading)).html
                == #"<p class="width height frame-leading frame-top" data-style="--width:18.75rem;--height:2.5rem">A</p>"#
        )
        #expect(
            MountedPage(Text("A").frame(minWidth: 300, maxWidth: .greatestFiniteMagnitude)).html
                == #"<p class="min-width max-width" data-style="--min-width:min(18.75rem,100%);--max-width:6250rem">A</p>"#
        )
    }

    @Test func coloursAreClasses() {
        #expect(
            MountedPage(Text("A").background(.blue.opacity(0.1)).cornerRadius(9)).html
                == #"<p class="background-blue cover-part rounded" data-style="--cover:10%;--corner:0.5625rem">A</p>"#
        )
        #expect(
            MountedPage(VStack { Text("A") }.tint(.pink)).html
                == #"<div class="vstack align-center tint-pink"><p>A</p></div>"#)
    }

    @Test func aGroupGivesItsLooksToEachView() {
        let page = MountedPage {
            Group {
                Text("A")
                Text("B")
            }
            .opacity(0.52)
        }
        #expect(
            page.html
                == #"<p class="opacity" data-style="--opacity:0.52">A</p><p class="opacity" data-style="--opacity:0.52">B</p>"#
        )
    }

    @Test func opacityIsFromNothingToAll() {
        #expect(MountedPage(Text("A").opacity(1.5)).html.contains(#"data-style="--opacity:1""#))
        #expect(MountedPage(Text("A").opacity(-1)).html.contains(#"data-style="--opacity:0""#))
    }

    @Test func theOuterOfTwoModifiersStaysTheLast() {
        let page = MountedPage(Framed())
        page.press("wider")
        #expect(
            page.html.hasPrefix(
                #"<p class="label-spaced label-spaced" data-style="--label-gap:2rem;--label-gap:4rem">A</p>"#)
        )
    }

    private struct Framed: View {
        @State private var width = 16.0

        var body: some View {
            Text("A").labelIconToTitleSpacing(width).labelIconToTitleSpacing(64)
            Button("Wider") { width = 32 }
        }
    }

    @Test func aPictureWithAFrameIsResizable() {
        #expect(
            MountedPage(Image(decorative: "a.png").resizable().frame(width: 40)).html
                == #"<img class="resizable width" src="/a.png" alt="" data-style="--width:2.5rem">"#)
    }

    @Test func linesAreCutOff() {
        #expect(MountedPage(Text("A").lineLimit(2)).html == #"<p class="lines" data-style="--lines:2">A</p>"#)
        #expect(MountedPage(Text("A").lineLimit(nil)).html == "<p>A</p>")
    }

    @Test func aBadgeOfNothingIsNone() {
        #expect(MountedPage(Text("A").badge(3)).html == #"<p data-badge="3">A</p>"#)
        #expect(MountedPage(Text("A").badge(0)).html == "<p>A</p>")
    }

    @Test func whatComesLaterLooksTheSame() {
        let page = MountedPage(Growing())
        page.press("more")
        #expect(
            page.html.contains(
                #"<p class="padding" data-style="--padding:0.5rem">0</p><p class="padding" data-style="--padding:0.5rem">1</p>"#
            ))
        page.press("more")
        #expect(page.html.contains(#"<p class="padding" data-style="--padding:0.5rem">2</p>"#))
    }

    @Test func coloursAreReadFromDigits() {
        #expect(Color(hex: "#3366cc") == Color(red: 0.2, green: 0.4, blue: 0.8))
        #expect(Color(hex: "000000") == Color(white: 0))
        for text in ["", "#", "#12345", "#1234567", "#gggggg", "+12345", "-12345", "#12 456", "red"] {
            #expect(Color(hex: text) == nil, "\(text)")
        }
    }

    private struct Growing: View {
        @State private var count = 1

        var body: some View {
            ForEach(0..<count) { Text("\($0)") }.padding(8)
            Button("More") { count += 1 }
        }
    }
}
