import DOM
import JSON
import Reactive
import Testing

@testable import Views

/// What views say to scripts, without a word from the program.
@MainActor
@Suite struct ViewOutlines {
    @Test func textsAreWhatTheySay() {
        expect(Text("Username: ") + Text("ann").bold(), #"[{"text":"Username: ann"}]"#)
        expect(Text("Up ").font(.title) + Text("3 h").font(.title), #"[{"heading":"Up 3 h","level":2}]"#)
        expect(
            HStack {
                Text("One")
                Text("Two")
            }, #"[{"text":"One"},{"text":"Two"}]"#)
        expect(LabeledContent("Version", value: "1.2"), #"[{"text":"1.2","label":"Version"}]"#)
    }

    @Test func labelsAreReadAsTheyAreSeen() {
        expect(Button("Save", systemImage: "checkmark") {}, #"[{"action":"save","label":"Save"}]"#)
        expect(
            Button {
            } label: {
                Text("Room ") + Text("7").bold()
            }, #"[{"action":"room-7","label":"Room 7"}]"#)
        expect(
            NavigationLink(destination: "/ada") { Image("ada.jpg", label: Text("Ada")) },
            #"[{"link":"Ada","address":"/ada"}]"#)
        expect(Button("★") {}.accessibilityLabel("Favourite"), #"[{"action":"button","label":"Favourite"}]"#)
    }

    @Test func aTableHasItsColumns() {
        let tasks = [Chore(id: 1, title: "Sweep"), Chore(id: 2, title: "Mop")]
        expect(
            Table(tasks) {
                TableColumn("Title", value: \.title)
                TableColumn("") { chore in Button("Do") {}.name("do-\(chore.id)") }
            },
            """
            [{"table":"","columns":["Title","2"],"rows":[\
            {"Title":"Sweep","2":[{"action":"do-1","label":"Do"}]},{"Title":"Mop","2":[{"action":"do-2","label":"Do"}]}]}]
            """)
    }

    @Test func chartsAndGaugesHaveTheirFigures() {
        expect(
            Chart([Chore(id: 1, title: "Sweep")]) { chore in
                BarMark(x: .value("Chore", chore.title), y: .value("Hours", chore.id))
            }.accessibilityLabel("Work"),
            #"[{"chart":"Work","columns":["Chore","Hours"],"rows":[{"Chore":"Sweep","Hours":"1"}]}]"#)
        expect(
            Gauge(value: 3, in: 0...8) {
                Text("Memory")
            } currentValueLabel: {
                Text("3 GB")
            }, #"[{"meter":"Memory","value":3,"minimum":0,"maximum":8,"text":"3 GB"}]"#)
        expect(ProgressView("Loading"), #"[{"progress":"Loading","busy":true}]"#)
    }

    @Test func onlyTheChosenTabIsTold() {
        expect(
            TabView {
                Tab("A") { Text("first") }
                Tab("B") { Text("second") }
            },
            """
            [{"action":"a","label":"A","selected":true},{"action":"b","label":"B","selected":false},{"text":"first"}]
            """)
    }

    @Test func aFieldIsToldWithWhatStandsBesideIt() {
        expect(
            Slider(value: .constant(3), in: 0...10) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            }, #"[{"field":"volume","label":"Volume"},{"text":"quiet"},{"text":"loud"}]"#)
        expect(
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }.pickerStyle(.inline), #"[{"field":"size","label":"Size"}]"#)
    }

    private func expect(
        _ view: some View, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let page = MountedPage(view)
        let told = String(decoding: Outline.entries(of: page.document).bytes, as: UTF8.self)
        #expect(told == outline, sourceLocation: sourceLocation)
    }
}

private struct Chore: Identifiable {
    let id: Int
    let title: String
}
