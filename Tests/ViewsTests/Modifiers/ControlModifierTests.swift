import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Modifiers of controls")
struct ControlModifierTests {
    @Test func disabledStaysSoInside() {
        let page = MountedPage {
            VStack { Button("A") {}.disabled(false) }.disabled(true)
            Button("B") {}.disabled(false)
        }
        #expect(page.control("a")?.isEnabled == false)
        #expect(page.control("b")?.isEnabled == true)
    }

    @Test func typingEnablesTheButton() {
        let page = MountedPage(LoginForm())
        #expect(page.control("log-in")?.isEnabled == false)
        page.type("ann", into: "name")
        #expect(page.control("log-in")?.isEnabled == true)
    }

    @Test func hiddenViewsAreNotShown() {
        #expect(MountedPage(Text("A").hidden()).html == #"<p hidden="">A</p>"#)
    }

    @Test func aNameIsThatOfTheControlOrTheText() {
        let page = MountedPage {
            Button("＋") {}.name("increment")
            TextField("Search", text: .constant("")).name("query")
            Text("7").name("count")
        }
        #expect(page.control("increment") is ButtonElement)
        #expect(page.control("query") is InputElement)
        #expect(page.document.root.children.last?.name == "count")
    }

    @Test func theErrorStandsAtTheField() {
        let page = MountedPage(LoginForm())
        page.type("root", into: "name")
        #expect(page.html.contains("This name is taken.</span></label>"))
        #expect(page.control("name")?.validationMessage == "This name is taken.")
        page.type("ann", into: "name")
        #expect(!page.html.contains("taken"))
    }

    @Test func fieldsSayWhatTheyAreFor() {
        let page = MountedPage {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Address", text: .constant("")).keyboardType(.emailAddress)
            }
            .textContentType(.username).autocorrectionDisabled().textInputAutocapitalization(.never)
            .submitLabel(.join)
        }
        let common =
            #"autocomplete="username" autocorrect="off" spellcheck="false" autocapitalize="none" enterkeyhint="go""#
        #expect(page.html.contains("<input \(common)"))
        #expect(page.html.contains(#"<input inputmode="email" \#(common)"#))
    }

    @Test func shortcutsAreWrittenAsHTMLWritesThem() {
        let page = MountedPage {
            Button("Save") {}.keyboardShortcut("s")
            Button("All") {}.keyboardShortcut("a", modifiers: [.command, .shift])
            Button("OK") {}.keyboardShortcut(.defaultAction)
            Button("Back") {}.keyboardShortcut(.cancelAction)
        }
        #expect(page.control("save")?["aria-keyshortcuts"] == "Control+S")
        #expect(page.control("all")?["aria-keyshortcuts"] == "Control+Shift+A")
        #expect(page.control("ok")?["aria-keyshortcuts"] == "Enter")
        #expect(page.control("back")?["aria-keyshortcuts"] == "Escape")
    }

    @Test func whatIsHeardInsteadOfSeen() {
        let page = MountedPage {
            Button("×") {}.accessibilityLabel("Remove").accessibilityHint("Takes it off the list").help(
                "Remove")
            Text("★★★").accessibilityLabel("Three stars")
            Text("Rows").accessibilityAddTraits(.isHeader)
            Text("—").accessibilityHidden(true)
        }
        let button = page.control("button")
        #expect(button?["aria-label"] == "Remove")
        #expect(button?["aria-description"] == "Takes it off the list")
        #expect(button?["title"] == "Remove")
        #expect(
            page.html.hasSuffix(
                #"<p aria-label="Three stars" role="img">★★★</p><p role="heading" aria-level="2">Rows</p>"#
                    + #"<p aria-hidden="true">—</p>"#))
    }

    @Test func anUnchangedModifierSendsNothing() {
        let page = MountedPage(LoginForm())
        page.type("a", into: "name")
        _ = page.operations()
        page.type("ab", into: "name")
        #expect(page.operations() == [])
    }

    private struct LoginForm: View {
        @State private var name = ""

        var body: some View {
            TextField("Name", text: $name)
                .textContentType(.username)
                .fieldError(name == "root" ? "This name is taken." : nil)
                .help("What you are called")
            Button("Log in") {}.disabled(name.isEmpty)
        }
    }

    @Test func aTableIsCalledWhatItIsCalledAndNotItsButtons() {
        struct Valve: Identifiable { let id: Int }
        let page = MountedPage {
            Table([Valve(id: 7)]) {
                TableColumn("Valve") { valve in Text("\(valve.id)") }
                TableColumn("Change") { _ in Button("Close") {} }
            }
            .accessibilityLabel("Valves")
            List([Valve(id: 8)]) { _ in Button("Open") {} }.accessibilityLabel("Others")
        }
        let marks = page.html.split(separator: "<").filter { $0.contains("aria-label=") }
        #expect(marks.allSatisfy { !$0.hasPrefix("button") }, "\(page.html)")
        #expect(page.html.contains(#"aria-label="Valves""#))
        #expect(page.html.contains(#"aria-label="Others""#))
    }
}
