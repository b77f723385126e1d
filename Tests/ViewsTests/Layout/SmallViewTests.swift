import DOM
import Testing
import Views

@MainActor
@Suite("Small views")
struct SmallViewTests {
    @Test func aValueHasALabel() {
        let page = MountedPage {
            LabeledContent("Version", value: "1.2")
            LabeledContent("Price", value: 1234.5, format: .currency(code: "EUR"))
        }
        #expect(
            page.html == """
                <div class="labeled-content"><span><span>Version</span></span><span class="content"><span>1.2</span></span></div>\
                <div class="labeled-content"><span><span>Price</span></span><span class="content"><span>€1,234.50</span></span></div>
                """)
    }

    @Test func whereThereIsNothingItIsSaid() {
        let page = MountedPage {
            ContentUnavailableView("No tasks", systemImage: "checkmark", description: Text("Well done."))
        }
        #expect(
            page.html == """
                <div class="unavailable"><p class="unavailable-title"><span class="label">\
                <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true"><use href="/icons.svg#checkmark"></use></svg>\
                <span><span>No tasks</span></span></span></p><p>Well done.</p></div>
                """)
    }

    @Test func aToolbarStandsAboveOnAPage() {
        let page = MountedPage {
            Text("A").toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Add") {} }
                ToolbarItem(placement: .cancellationAction) { Button("Back") {} }
            }
        }
        #expect(
            page.html == """
                <div class="toolbar"><div class="toolbar-item"><button name="action" value="add" form="page"><span>Add</span></button></div>\
                <div class="toolbar-item item-leading"><button name="action" value="back" form="page"><span>Back</span></button></div></div><p>A</p>
                """)
    }

    @Test func numbersAreWrittenAsTheirFormatsSay() {
        let page = MountedPage {
            Text(1_234_567, format: .number)
            Text(-1234.5, format: .number)
            Text(0.256, format: .percent)
            Text(0.256, format: .percent.precision(.fractionLength(1)))
            Text(-12, format: .currency(code: "CHF"))
            Text(-0.001, format: .currency(code: "EUR"))
            Text(Double.infinity, format: .number)
            Text("\(-5, specifier: "%03d") \(-5, specifier: "%4d")")
            Text("\(3.14159, specifier: "%.2f") and \(7, specifier: "%02d") and \(0.5, format: .percent)")
        }
        #expect(
            page.texts == [
                "1,234,567", "-1,234.5", "26%", "25.6%", "-CHF 12.00", "€0.00", "inf", "-05   -5",
                "3.14 and 07 and 50%",
            ])
    }

    @Test func daysAndTimesAreWrittenOut() throws {
        let day = try #require(CalendarDate("2026-02-28"))
        let time = try #require(TimeOfDay("09:05"))
        let page = MountedPage {
            Text(day, style: .date)
            Text(DateAndTime(date: day, time: time), style: .time)
        }
        #expect(page.texts == ["28 February 2026", "09:05"])
    }

    @Test func whatIsPressedIsAButton() {
        let page = MountedPage { Text("A").onTapGesture {} }
        #expect(
            page.html
                == #"<button class="button-bare" name="action" value="a" form="page"><span>A</span></button>"#
        )
    }

    @Test func aButtonInWhatIsPressedStandsBesideIt() {
        let page = MountedPage(Starring())
        #expect(
            page.html == """
                <div class="row-with-actions"><button class="button-bare" name="action" value="tea" form="page">\
                <span class="hstack align-center"><span>Tea</span></span></button>\
                <span class="row-actions"><button class="button-bare" name="action" value="star" form="page">\
                <span>Star</span></button></span></div><p>none</p>
                """)
        page.press("star")
        #expect(page.texts == ["Tea", "Star", "Rate", "star"])
        page.press("tea")
        #expect(page.texts == ["Tea", "Star", "tea"])
    }

    @Test func aButtonInALinkStandsBesideIt() {
        let page = MountedPage {
            NavigationLink(destination: "/tea") {
                Text("Tea")
                Button("Star") {}
            }
        }
        #expect(
            page.html == """
                <div class="row-with-actions"><a class="link" href="/tea"><span>Tea</span></a>\
                <span class="row-actions"><button name="action" value="star" form="page"><span>Star</span></button>\
                </span></div>
                """)
    }

    private struct Starring: View {
        @State private var pressed = "none"

        var body: some View {
            HStack {
                Text("Tea")
                Button("Star") { pressed = "star" }
                if pressed == "star" { Button("Rate") {} }
            }
            .onTapGesture { pressed = "tea" }
            Text(pressed)
        }
    }

    @Test func aPictureMayBeMissing() {
        let page = MountedPage {
            AsyncImage(url: "https://example.org/a.jpg")
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                Text("none")
            }
        }
        #expect(
            page.html == #"<img src="https://example.org/a.jpg" alt="" loading="lazy"><p>none</p>"#)
    }
}
