import PinionTesting
import SwiftUI
import Testing

/// Looks that are called by the names of types are those that are called by a point and a word.
@MainActor
@Suite struct NamedStyleTests {
    /// What a page of it has, without the page's own identifier.
    private func html<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> String {
        let tab = try await TestApp { Site { WindowGroup(content: content) } }.open("/")
        return tab.html.replacing(#/name="_page" value="[^"]*"/#, with: "")
    }

    @Test func ofLists() async throws {
        let plain = try await html { List { Text("Milk") }.listStyle(.plain) }
        #expect(plain.contains("list-plain"))
        #expect(try await html { List { Text("Milk") }.listStyle(PlainListStyle()) } == plain)
        #expect(try await html { List { Text("Milk") }.listStyle(InsetListStyle()) } == plain)
        #expect(try await html { List { Text("Milk") }.listStyle(SidebarListStyle()) } == plain)
        let carded = try await html { List { Text("Milk") } }
        #expect(!carded.contains("list-plain"))
        #expect(try await html { List { Text("Milk") }.listStyle(GroupedListStyle()) } == carded)
        #expect(try await html { List { Text("Milk") }.listStyle(InsetGroupedListStyle()) } == carded)
        #expect(try await html { List { Text("Milk") }.listStyle(DefaultListStyle()) } == carded)
    }

    @Test func ofPickers() async throws {
        func picker(_ style: some NamedLook<PickerStyle>) async throws -> String {
            try await html { SizePicker().pickerStyle(style) }
        }
        let open = try await html { SizePicker().pickerStyle(.segmented) }
        let closed = try await html { SizePicker() }
        let below = try await html { SizePicker().pickerStyle(.inline) }
        #expect(Set([open, closed, below]).count == 3)
        #expect(try await picker(SegmentedPickerStyle()) == open)
        #expect(try await picker(PalettePickerStyle()) == open)
        #expect(try await picker(MenuPickerStyle()) == closed)
        #expect(try await picker(WheelPickerStyle()) == closed)
        #expect(try await picker(NavigationLinkPickerStyle()) == closed)
        #expect(try await picker(DefaultPickerStyle()) == closed)
        #expect(try await picker(InlinePickerStyle()) == below)
    }

    @Test func ofTextFields() async throws {
        func field(_ style: some NamedLook<TextFieldStyle>) async throws -> String {
            try await html { TextField("Name", text: .constant("")).textFieldStyle(style) }
        }
        let plain = try await html { TextField("Name", text: .constant("")).textFieldStyle(.plain) }
        let usual = try await html { TextField("Name", text: .constant("")) }
        #expect(plain != usual)
        #expect(try await field(PlainTextFieldStyle()) == plain)
        #expect(try await field(RoundedBorderTextFieldStyle()) == usual)
        #expect(try await field(DefaultTextFieldStyle()) == usual)
    }

    @Test func ofMenusAndTables() async throws {
        let bare = try await html { Menu("More") {}.menuStyle(.borderlessButton) }
        #expect(bare.contains("menus-borderless"))
        #expect(try await html { Menu("More") {}.menuStyle(BorderlessButtonMenuStyle()) } == bare)
        #expect(try await html { Menu("More") {}.menuStyle(ButtonMenuStyle()) } != bare)
        #expect(try await html { Text("A table").tableStyle(InsetTableStyle()) }.contains("tables-inset"))
        let usual = try await html { Text("A table").tableStyle(AutomaticTableStyle()) }
        #expect(!usual.contains("tables-inset"))
    }

    @Test func ofProgressTakeAColour() async throws {
        let red = try await html { ProgressView(value: 0.5).progressViewStyle(.linear).tint(.red) }
        let named = try await html {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        }
        #expect(red.contains(#"value="0.5""#))
        #expect(named.contains(#"value="0.5""#))
        #expect(named.contains("red"))
        let wheel = try await html { ProgressView().progressViewStyle(CircularProgressViewStyle()) }
        #expect(wheel.contains("progress"))
    }

    @Test func ofWhatHasOneLookChangeNothing() async throws {
        let usual = try await html { Days() }
        #expect(try await html { Days().datePickerStyle(GraphicalDatePickerStyle()) } == usual)
        #expect(try await html { Days().datePickerStyle(WheelDatePickerStyle()) } == usual)
        #expect(try await html { Days().datePickerStyle(CompactDatePickerStyle()) } == usual)
        #expect(try await html { Days().formStyle(GroupedFormStyle()) } == usual)
        #expect(try await html { Days().formStyle(ColumnsFormStyle()) } == usual)
        #expect(try await html { Days().tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)) } == usual)
        #expect(try await html { Days().tabViewStyle(.page(indexDisplayMode: .always)) } == usual)
        #expect(try await html { Days().tabViewStyle(SidebarAdaptableTabViewStyle()) } == usual)
        #expect(try await html { Days().navigationViewStyle(StackNavigationViewStyle()) } == usual)
        #expect(try await html { Days().navigationViewStyle(.stack) } == usual)
        #expect(try await html { Days().navigationSplitViewStyle(.balanced) } == usual)
        #expect(try await html { Days().indexViewStyle(.page(backgroundDisplayMode: .always)) } == usual)
        #expect(try await html { Days().scrollDismissesKeyboard(.immediately) } == usual)
        #expect(try await html { Days().scrollBounceBehavior(.basedOnSize, axes: .vertical) } == usual)
        #expect(try await html { Days().minimumScaleFactor(0.5).geometryGroup() } == usual)
    }
}

private struct SizePicker: View {
    var body: some View {
        Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
    }
}

private struct Days: View {
    var body: some View {
        Form { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))) }
    }
}
