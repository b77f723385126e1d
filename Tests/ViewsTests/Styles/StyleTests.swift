import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Styles of the program's own")
struct StyleTests {
    @Test func aButtonStyleSaysWhatStandsOnTheButton() {
        let page = MountedPage {
            Button("Start") {}.buttonStyle(Pill())
            Button("Stop", role: .destructive) {}.buttonStyle(Pill(suffix: "?"))
        }
        #expect(
            page.html == """
                <button class="button-bare" name="action" value="start" form="page">\
                <span class="weight-bold">Start</span><span>!</span></button>\
                <button class="button-bare destructive" name="action" value="stop" form="page">\
                <span class="weight-bold">Stop</span><span>?</span></button>
                """)
    }

    @Test func aStyledButtonDoesWhatItDoes() {
        let page = MountedPage(Counting())
        page.press("add")
        page.press("add")
        #expect(page.texts == ["Add", "2", "2"])
    }

    @Test func aStyleReadsItsEnvironment() {
        let page = MountedPage {
            Button("Start") {}.buttonStyle(Telling()).disabled(true)
        }
        #expect(page.texts == ["Start", "off"])
    }

    @Test func aPrimitiveStyleSaysWhatPressesTheButton() {
        let page = MountedPage(Careful())
        page.press("delete")
        #expect(page.texts == ["Delete", "Delete", "0"])
        page.press("delete-2")
        #expect(page.texts.last == "1")
    }

    @Test func aToggleStyleTurnsItOnAndOff() {
        let page = MountedPage(Listing())
        #expect(
            page.html
                == #"<button aria-pressed="false" name="action" value="milk" form="page"><span>Milk</span><span>open</span></button><p>false</p>"#
        )
        page.press("milk")
        #expect(
            page.html
                == #"<button aria-pressed="true" name="action" value="milk" form="page"><span>Milk</span><span>done</span></button><p>true</p>"#
        )
    }

    @Test func aToggleMayBeAButton() {
        let page = MountedPage { Toggle("Bold", isOn: .constant(true)).toggleStyle(.button) }
        #expect(
            page.html
                == #"<button aria-pressed="true" name="action" value="bold" form="page"><span>Bold</span></button>"#
        )
    }

    @Test func aLabelShowsItsTitleOrItsIcon() {
        let page = MountedPage {
            VStack {
                Label {
                    Text("Rain")
                } icon: {
                    Image(decorative: "rain.svg")
                }
            }
            .labelStyle(.titleOnly)
            Label {
                Text("Rain")
            } icon: {
                Image(decorative: "rain.svg")
            }.labelStyle(.iconOnly)
            Label {
                Text("Rain")
            } icon: {
                Image(decorative: "rain.svg")
            }.labelStyle(Backwards())
        }
        #expect(
            page.html == """
                <div class="vstack align-center"><span class="label"><span>Rain</span></span></div>\
                <span class="label"><img src="/rain.svg" alt=""><span class="visually-hidden"><span>Rain</span></span></span>\
                <div class="hstack align-center"><p>Rain</p><img src="/rain.svg" alt=""></div>
                """)
    }

    @Test func progressAndGaugesAreShownByTheirStyles() {
        let page = MountedPage {
            ProgressView("Uploading", value: 1, total: 4).progressViewStyle(Percent())
            ProgressView().progressViewStyle(Percent())
            Gauge("Load", value: 3, in: 2...4).gaugeStyle(Needle())
            ProgressView("Uploading", value: 1, total: 4).progressViewStyle(.linear)
        }
        #expect(
            page.html == """
                <p>Uploading</p><p>25 %</p><p>busy</p><p>Load</p><p>50</p>\
                <label class="progress"><span><span>Uploading</span></span><progress max="4" value="1"></progress></label>
                """)
    }

    @Test func boxesAndGroupsAreShownByTheirStyles() {
        let page = MountedPage {
            VStack {
                GroupBox("Disk") { Text("5 GB") }
                DisclosureGroup("More") { Text("inside") }
            }
            .groupBoxStyle(Card()).disclosureGroupStyle(Unfolding())
        }
        #expect(page.texts == ["Disk", "5 GB", "open"])
        page.press("more")
        #expect(page.texts == ["Disk", "5 GB", "close", "inside"])
        page.press("more")
        #expect(page.texts == ["Disk", "5 GB", "open"])
    }

    @Test func aStyleMayBuildOnTheControlAsItIs() {
        let page = MountedPage {
            GroupBox("Disk") { Text("5 GB") }.groupBoxStyle(Indented())
        }
        #expect(
            page.html == """
                <section class="group-box padding-leading" data-style="--padding-leading:1rem"><h2 class="section-title"><span>Disk</span></h2>\
                <div class="rows"><p>5 GB</p></div></section>
                """)
    }

    @Test func theStyleInsideCounts() {
        let page = MountedPage {
            VStack {
                Button("Start") {}.buttonStyle(.link)
                Button("Stop") {}
            }
            .buttonStyle(Pill())
        }
        #expect(page.texts == ["Start", "Stop", "!"])
    }

    @Test func listsAndFieldsHaveTheLooksOfTheStyleSheet() {
        let page = MountedPage {
            List { Text("A") }.listStyle(.plain)
            TextField("Name", text: .constant("")).textFieldStyle(.plain)
            List { Text("B") }.listStyle(.insetGrouped)
        }
        #expect(
            page.html == """
                <ul class="list list-plain" role="list"><li><p>A</p></li></ul>\
                <label class="field"><span>Name</span>\
                <input class="field-plain" name="name" form="page"></label>\
                <ul class="list" role="list"><li><p>B</p></li></ul>
                """)
    }
}

private struct Pill: ButtonStyle {
    var suffix = "!"

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.bold()
        Text(configuration.isPressed ? "pressed" : suffix)
    }
}

private struct Telling: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(isEnabled ? "on" : "off")
    }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        Button("Add") { count += 1 }.buttonStyle(Pill(suffix: "\(count)")).name("add")
        Text("\(count)")
    }
}

private struct Careful: View {
    @State private var count = 0

    var body: some View {
        Button("Delete") { count += 1 }.buttonStyle(Asking())
        Text("\(count)")
    }

    private struct Asking: PrimitiveButtonStyle {
        @State private var isAsking = false

        func makeBody(configuration: Configuration) -> some View {
            Button {
                isAsking = true
            } label: {
                configuration.label
            }
            if isAsking { Button(configuration) }
        }
    }
}

private struct Listing: View {
    @State private var isDone = false

    var body: some View {
        Toggle("Milk", isOn: $isDone).toggleStyle(Checklist())
        Text("\(isDone)")
    }

    private struct Checklist: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                Text(configuration.isOn ? "done" : "open")
            }
            .name("milk")
        }
    }
}

private struct Backwards: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "busy")
    }
}

private struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(Int(configuration.value * 100))")
    }
}

private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
    }
}

private struct Indented: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).padding(.leading)
    }
}

private struct Unfolding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }.name("more")
        if configuration.isExpanded { configuration.content }
    }
}
