import Pinion
import PinionTesting
import Testing

@MainActor
private final class Party: ObservableObject {
    @Published var host = ""
    @Published var guests = "Cleo"
    @Published var pin = ""
    @Published var speech = ""
    @Published var isDancing = false
    @Published var volume = 5.0
    @Published var room = "Hall"
    @Published var days: Set<Int> = [1]
    @Published var start = TimeOfDay(hour: 20, minute: 0)!
    @Published var color = Color.white
}

private struct PartyView: View {
    @ObservedObject var party: Party

    var body: some View {
        TextField("Host", text: $party.host)
        SecureField("PIN", text: $party.pin)
        TextField("Shouted host", text: Binding(get: { party.host }, set: { party.host = $0.uppercased() }))
            .onConflict { _, _, _ in "A conflict with oneself" }
        Button("Clear") { party.host = "" }
    }
}

/// What is undecided in the other view is decided here.
private struct DecidedPartyView: View {
    @ObservedObject var party: Party

    var body: some View {
        TextField("Guests", text: $party.guests).onConflict { base, mine, theirs in
            theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
        }
        .disabled(false)
        TextEditor(text: $party.speech).onConflict { _, mine, theirs in theirs + mine }
        Toggle("Dancing", isOn: $party.isDancing).onConflict { _, mine, theirs in mine || theirs }
        Slider("Volume", value: $party.volume, in: 0...11).onConflict { _, mine, theirs in min(mine, theirs) }
        Picker("Room", selection: $party.room) {
            ForEach(["Hall", "Garden", "Roof"], id: \.self) { Text($0) }
        }
        .onConflict { base, mine, theirs in mine == "Roof" ? theirs : mine }
        Picker("Days", selection: $party.days) {
            ForEach([1, 2, 3], id: \.self) { Text("Day \($0)") }
        }
        .onConflict { base, mine, theirs in
            base.intersection(mine).intersection(theirs).union(mine.subtracting(base)).union(
                theirs.subtracting(base))
        }
        DatePicker("Start", selection: $party.start).onConflict { _, mine, theirs in max(mine, theirs) }
        ColorPicker("Color", selection: $party.color).onConflict { _, _, theirs in theirs }
    }
}

private struct PartySite: App {
    let party: Party

    init(_ party: Party) { self.party = party }

    // A site is made for each test, with the model that it is about.
    init() { party = Party() }

    var body: some Scene {
        Page("/") { PartyView(party: party) }
        Page("/decided") { DecidedPartyView(party: party) }
    }
}

/// Two people edit one model through views, each in a tab of their own.
@MainActor
@Suite struct TwoTabsOfOneModel {
    private func tabs(_ party: Party, at path: String = "/") async throws -> (TestTab, TestTab) {
        let app = try await TestApp(PartySite(party))
        let tabs = (try await app.open(path), try await app.open(path))
        tabs.1.isBehind = true
        return tabs
    }

    @Test func tellWhoIsOverwritten() async throws {
        let party = Party()
        let (ann, bea) = try await tabs(party)
        try ann.type("Anna", into: "Host")
        try bea.type("Berta", into: "Host")
        #expect(party.host == "Berta")
        #expect(try ann.value(of: "Host") == "Berta")
        #expect(try ann.notice(of: "Host") == "Changed elsewhere meanwhile. You had written “Anna”.")
        #expect(try bea.notice(of: "Host") == nil)
        #expect(try ann.error(of: "Host") == nil)
        try ann.type("Anna", into: "Host")
        #expect(try ann.notice(of: "Host") == nil)
    }

    @Test func tellNobodyWhoseEntryWasRead() async throws {
        let party = Party()
        let (ann, bea) = try await tabs(party)
        try ann.type("Anna", into: "Host")
        bea.isBehind = false
        bea.isBehind = true
        try bea.type("Annabel", into: "Host")
        #expect(try ann.value(of: "Host") == "Annabel")
        #expect(try ann.notice(of: "Host") == nil)
    }

    @Test func tellNoSecret() async throws {
        let (ann, bea) = try await tabs(Party())
        try ann.type("1234", into: "PIN")
        try bea.type("5678", into: "PIN")
        #expect(try ann.notice(of: "PIN") == "Changed elsewhere meanwhile.")
    }

    @Test func areInNoConflictWithThemselves() async throws {
        let party = Party()
        let (_, bea) = try await tabs(party)
        try bea.type("a", into: "Shouted host")
        #expect(try bea.value(of: "Shouted host") == "A")
        try bea.type("ab", into: "Shouted host")
        #expect(party.host == "AB")
        try await bea.click("Clear")
        try bea.type("abc", into: "Shouted host")
        #expect(party.host == "ABC")
    }

    @Test func haveTheirConflictsDecided() async throws {
        let party = Party()
        let (ann, bea) = try await tabs(party, at: "/decided")
        try ann.type("Cleo, Dan", into: "Guests")
        try bea.type("Cleo, Eve", into: "Guests")
        #expect(party.guests == "Cleo, Dan, Eve")
        #expect(try bea.value(of: "Guests") == "Cleo, Dan, Eve")
        try ann.type("Hello", into: "Text")
        try bea.type(", all", into: "Text")
        #expect(party.speech == "Hello, all")
        try ann.set("Volume", to: 3)
        try bea.set("Volume", to: 9)
        #expect(party.volume == 3)
        try ann.type("21:30", into: "Start")
        try bea.type("19:00", into: "Start")
        #expect(party.start == TimeOfDay(hour: 21, minute: 30))
        try ann.type("#ff0000", into: "Color")
        try bea.type("#00ff00", into: "Color")
        #expect(try ann.value(of: "Color") == "#ff0000")
        #expect(try bea.notice(of: "Color") == "Changed elsewhere meanwhile. You had written “#00ff00”.")
    }

    @Test func haveTheirChoicesDecidedByTheValuesOfThese() async throws {
        let party = Party()
        let (ann, bea) = try await tabs(party, at: "/decided")
        try ann.choose("Garden", in: "Room")
        try bea.choose("Roof", in: "Room")
        #expect(party.room == "Garden")
        #expect(try bea.notice(of: "Room") == "Changed elsewhere meanwhile. You had chosen “Roof”.")
        try ann.type("2", into: "Days")
        try bea.type("3", into: "Days")
        #expect(party.days == [2, 3])
        // Bea has ticked it and thought better of it, while Ann ticked it as well.
        try ann.set("Dancing", to: true)
        try bea.set("Dancing", to: false)
        #expect(party.isDancing)
    }
}
