import Reactive
import Testing
import Views

@MainActor
@Suite("AnyView")
struct AnyViewTests {
    @Test func showsWhatItHolds() {
        #expect(MountedPage(AnyView(AnyView(Text("a")))).html == "<p>a</p>")
    }

    @Test func theSameTypeIsUpdatedInPlace() {
        let page = MountedPage(Changing { AnyView(Text("\($0)")) })
        page.press("next")
        #expect(page.operations() == [#"["t",5,"1"]"#])
    }

    @Test func anotherTypeTakesItsPlace() {
        let page = MountedPage(
            Changing { $0 == 0 ? AnyView(Text("text")) : AnyView(VStack { Text("stack") }) })
        page.press("next")
        #expect(page.texts == ["next", "stack", "end"])
    }

    @Test func stateOfAnotherTypeIsForgotten() {
        let page = MountedPage(
            Changing { $0 == 1 ? AnyView(Text("gone")) : AnyView(Keeper()) })
        page.press("keep")
        #expect(page.texts == ["next", "keep", "1", "end"])
        page.press("next")
        page.press("next")
        #expect(page.texts == ["next", "keep", "0", "end"])
    }
}

private struct Changing: View {
    let content: (Int) -> AnyView
    @State private var step = 0

    var body: some View {
        Button("next") { step += 1 }
        content(step)
        Text("end")
    }
}

private struct Keeper: View {
    @State private var count = 0

    var body: some View {
        Button("keep") { count += 1 }
        Text("\(count)")
    }
}
