import Testing
import Views

@MainActor
@Suite("Looks of views")
struct LooksTests {
    @Test func roomComesInSteps() {
        #expect(MountedPage(Text("A").padding()).html == #"<p class="padding-16">A</p>"#)
        #expect(MountedPage(Text("A").padding(10)).html == #"<p class="padding-8">A</p>"#)
        #expect(
            MountedPage(Text("A").padding(.horizontal, 23)).html
                == #"<p class="padding-leading-24 padding-trailing-24">A</p>"#)
        #expect(
            MountedPage(Text("A").padding(EdgeInsets(top: 1, leading: 4, bottom: 0, trailing: 4000))).html
                == #"<p class="padding-top-0 padding-leading-4 padding-bottom-0 padding-trailing-64">A</p>"#)
    }

    @Test func sizesComeInSteps() {
        #expect(MountedPage(Text("A").frame(maxWidth: .infinity)).html == #"<p class="max-width-full">A</p>"#)
        #expect(
            MountedPage(Text("A").frame(width: 300, height: 40, alignment: .topLeading)).html
                == #"<p class="width-320 height-32 frame-leading frame-top">A</p>"#)
    }

    @Test func coloursAreClasses() {
        #expect(
            MountedPage(Text("A").background(.blue.opacity(0.1)).cornerRadius(9)).html
                == #"<p class="background-blue cover-10 rounded-8">A</p>"#)
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
        #expect(page.html == #"<p class="opacity-50">A</p><p class="opacity-50">B</p>"#)
    }

    @Test func linesAreCutOff() {
        #expect(MountedPage(Text("A").lineLimit(2)).html == #"<p class="lines lines-2">A</p>"#)
        #expect(MountedPage(Text("A").lineLimit(nil)).html == "<p>A</p>")
    }

    @Test func aBadgeOfNothingIsNone() {
        #expect(MountedPage(Text("A").badge(3)).html == #"<p data-badge="3">A</p>"#)
        #expect(MountedPage(Text("A").badge(0)).html == "<p>A</p>")
    }

    @Test func whatComesLaterLooksTheSame() {
        let page = MountedPage(Growing())
        page.press("more")
        #expect(page.html.contains(#"<p class="padding-8">0</p><p class="padding-8">1</p>"#))
        page.press("more")
        #expect(page.html.contains(#"<p class="padding-8">2</p>"#))
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
