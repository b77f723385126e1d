import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("Picker")
struct PickerTests {
    @Test func isAListOfTheTextsOfItsViews() {
        let page = MountedPage(Sizes())
        #expect(
            page.html == """
                <label class="field"><span>Size</span><select name="size" form="page">\
                <option value="small" selected="">Small</option><option value="large">Very large</option>\
                </select></label><p>small</p>
                """)
    }

    @Test func choosingReachesTheModel() {
        let page = MountedPage(Sizes())
        page.type("large", into: "size")
        #expect(page.texts.last == "large")
    }

    @Test func whatIsNotAmongTheChoicesIsRefused() {
        let page = MountedPage(Sizes())
        #expect(page.type("huge", into: "size") == "“huge” is not among the choices.")
        #expect(page.texts.last == "small")
    }

    @Test func aSelectionThatNoChoiceHasShowsAsAnEmptyOne() {
        let page = MountedPage {
            Picker("Day", selection: .constant(8)) {
                ForEach(1..<3) { Text("Day \($0)") }
            }
        }
        #expect(
            page.html == """
                <label class="field"><span>Day</span><select name="day" form="page">\
                <option value="" hidden="" selected=""></option>\
                <option value="1">Day 1</option><option value="2">Day 2</option></select></label>
                """)
    }

    @Test func radioButtonsAreInAGroupWithALegend() {
        let page = MountedPage { Sizes().pickerStyle(.radioGroup) }
        #expect(
            page.html == """
                <div class="field"><fieldset class="choices" role="radiogroup"><legend><span>Size</span></legend>\
                <label class="choice"><input type="radio" name="size" value="small" form="page" checked="">\
                <span>Small</span></label>\
                <label class="choice"><input type="radio" name="size" value="large" form="page">\
                <span>Very large</span></label></fieldset></div><p>small</p>
                """)
        page.type("large", into: "size")
        #expect(page.texts.last == "large")
    }

    @Test func segmentsAreRadioButtonsBesideEachOther() {
        let page = MountedPage { Sizes().pickerStyle(.segmented) }
        #expect(
            page.html.hasPrefix(#"<div class="field"><fieldset class="choices segmented" role="radiogroup">"#)
        )
    }

    @Test func aValueThatMayBeMissingIsAChoice() {
        let page = MountedPage(Owner())
        #expect(page.control("owner")?.jsonValue == .string(""))
        page.type("2", into: "owner")
        #expect(page.texts.last == "2")
        page.type("", into: "owner")
        #expect(page.texts.last == "nobody")
    }

    @Test func aSetIsAListInWhichSeveralCanBeChosen() {
        let page = MountedPage(Toppings())
        #expect(
            page.html == """
                <label class="field"><span>Toppings</span>\
                <input type="hidden" name="chosen" value="" form="page">\
                <select name="chosen" multiple="" form="page"><option value="Cheese">Cheese</option>\
                <option value="Ham" selected="">Ham</option><option value="Olives">Olives</option></select></label>\
                <p>Ham</p>
                """)
        page.enter(.choices(["Olives", "Cheese"]), into: "chosen")
        #expect(page.texts.last == "Cheese, Olives")
        page.enter(.choices([]), into: "chosen")
        #expect(page.texts == ["Toppings"])
    }

    @Test func choicesComeAndGo() {
        let page = MountedPage(Guests())
        page.press("add")
        #expect(page.operations() == [#"["i",11,13,"<option data-n=\"14\" value=\"Cy\">Cy</option>"]"#])
        page.type("Cy", into: "guest")
        #expect(page.control("guest")?.jsonValue == .string("Cy"))
        page.press("remove")
        #expect(page.control("guest")?.jsonValue == .string(""))
    }

    @Test func aTextThatChangesInsideAChoiceShows() {
        let person = Person()
        let page = MountedPage(PersonPicker(person: person))
        person.name = "Ada Lovelace"
        page.turn()
        #expect(page.html.contains(#"<option value="1" selected="">Ada Lovelace</option>"#))
    }

    @Test func theSelectionFollowsTheModel() {
        let page = MountedPage(Guests())
        page.press("choose-bob")
        #expect(page.control("guest")?.jsonValue == .string("Bob"))
    }

    @Test func aChoiceWithoutATagIsReported() {
        let page = MountedPage {
            Picker("Day", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag("2")
            }
        }
        #expect(
            page.reports == ["/: The choice “Two” has no tag of the type that its picker selects."])
        #expect(!page.html.contains("Two"))
    }

    @Test func valuesThatAreNotSimpleAreCalledAsTheirTexts() {
        let page = MountedPage {
            Picker("Point", selection: .constant(Point(x: 1, y: 2))) {
                Text("Upper left").tag(Point(x: 0, y: 0))
                Text("Centre").tag(Point(x: 1, y: 2))
                Text("Centre").tag(Point(x: 3, y: 4))
            }
        }
        #expect(
            page.html == """
                <label class="field"><span>Point</span><select name="point" form="page">\
                <option value="upper-left">Upper left</option><option value="centre" selected="">Centre</option>\
                <option value="centre-2">Centre</option></select></label>
                """)
    }
}

private enum Size: Hashable {
    case small, large
}

private struct Point: Hashable {
    let x: Int
    let y: Int
}

private struct Sizes: View {
    @State private var size = Size.small

    var body: some View {
        Picker("Size", selection: $size) {
            Text("Small").tag(Size.small)
            Text("Very large").tag(Size.large)
        }
        Text("\(size)")
    }
}

private struct Owner: View {
    @State private var owner: Int?

    var body: some View {
        Picker("Owner", selection: $owner) {
            Text("Nobody").tag(Int?.none)
            ForEach(1..<4) { Text("User \($0)") }
        }
        Text(owner.map { "\($0)" } ?? "nobody")
    }
}

private struct Toppings: View {
    @State private var chosen: Set<String> = ["Ham"]

    var body: some View {
        Picker("Toppings", selection: $chosen) {
            ForEach(["Cheese", "Ham", "Olives"], id: \.self) { Text($0) }
        }
        Text(chosen.sorted().joined(separator: ", "))
    }
}

private struct Guests: View {
    @State private var guests = ["Ann", "Bob"]
    @State private var guest = "Ann"

    var body: some View {
        Button("Add") { guests.append("Cy") }
        Button("Remove") { guests.removeLast() }
        Button("Choose Bob") { guest = "Bob" }
        Picker("Guest", selection: $guest) {
            ForEach(guests, id: \.self) { Text($0) }
        }
    }
}

private final class Person: ObservableObject {
    @Published var name = "Ada"
}

private struct PersonName: View {
    @ObservedObject var person: Person

    var body: some View { Text(person.name) }
}

private struct PersonPicker: View {
    let person: Person

    var body: some View {
        Picker("Person", selection: .constant(1)) { PersonName(person: person).tag(1) }
    }
}
