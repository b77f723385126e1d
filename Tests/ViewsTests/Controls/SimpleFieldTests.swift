import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("SecureField, TextEditor, Toggle")
struct SimpleFieldTests {
    @Test func aSecretIsNotWritten() {
        let page = MountedPage { SecureField("Password", text: .constant("secret")) }
        #expect(
            page.html == """
                <div class="secret"><label class="field"><span>Password</span>\
                <input type="password" name="password" form="page"></label>\
                <button type="button" aria-pressed="false"><svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">\
                <use href="/icons.svg#eye"></use></svg><span class="visually-hidden">Show password</span></button>\
                <script type="module" src="/secret.js"></script></div>
                """)
        #expect(page.control("password")?.jsonValue == .null)
    }

    @Test func aSecretIsTaken() {
        let page = MountedPage(Secret())
        page.type("sesame", into: "secret")
        #expect(page.texts.last == "6")
    }

    @Test func anEditorIsCalledByItsProperty() {
        let page = MountedPage(Editor())
        #expect(
            page.html == """
                <label class="field"><textarea class="editor" aria-label="Long text" name="longText" form="page">\
                </textarea></label><p></p>
                """)
        page.type("One\r\nTwo", into: "longText")
        #expect(page.texts == ["One\nTwo"])
    }

    @Test func aToggleIsACheckboxBeforeItsLabel() {
        let page = MountedPage(News())
        #expect(
            page.html == """
                <label class="field check"><input type="hidden" name="wantsNews" value="false" form="page">\
                <input type="checkbox" name="wantsNews" value="true" form="page"><span>News</span></label><p>no</p>
                """)
    }

    @Test func tickingReachesTheModel() {
        let page = MountedPage(News())
        page.enter(.flag(true), into: "wantsNews")
        #expect(page.texts == ["News", "yes"])
        page.enter(.text("false"), into: "wantsNews")
        #expect(page.texts == ["News", "no"])
    }

    @Test func whatIsNoFlagIsRefused() {
        let page = MountedPage(News())
        #expect(page.type("maybe", into: "wantsNews") == "This is either true or false.")
        #expect(page.texts == ["News", "This is either true or false.", "no"])
    }

    @Test func aSwitchSaysSo() {
        let page = MountedPage { Toggle("Night", isOn: .constant(true)).toggleStyle(.switch) }
        #expect(
            page.html == """
                <label class="field check"><input type="hidden" name="night" value="false" form="page">\
                <input type="checkbox" role="switch" name="night" value="true" form="page" checked="">\
                <span>Night</span></label>
                """)
    }

    @Test func aConstantBoxStaysTicked() {
        let page = MountedPage { Toggle("Night", isOn: .constant(true)) }
        page.enter(.flag(false), into: "night")
        #expect(page.control("night")?.jsonValue == .bool(true))
    }
}

private struct Secret: View {
    @State private var secret = ""

    var body: some View {
        SecureField("Secret", text: $secret)
        Text("\(secret.count)")
    }
}

private struct Editor: View {
    @State private var longText = ""

    var body: some View {
        TextEditor(text: $longText)
        Text(longText)
    }
}

private struct News: View {
    @State private var wantsNews = false

    var body: some View {
        Toggle("News", isOn: $wantsNews)
        Text(wantsNews ? "yes" : "no")
    }
}

@MainActor
@Suite("ColorPicker")
struct ColorPickerTests {
    @Test func isAColourField() {
        let page = MountedPage(Header())
        #expect(
            page.html == """
                <label class="field"><span>Header</span>\
                <input type="color" name="color" form="page" value="#3366cc"></label><p>#3366cc</p>
                """)
    }

    @Test func choosingReachesTheModel() {
        let page = MountedPage(Header())
        page.type("#FF0000", into: "color")
        #expect(page.texts.last == "#ff0000")
        #expect(page.type("red", into: "color") == "A colour looks like #3366cc.")
        #expect(page.texts.last == "#ff0000")
    }

    @Test func aColourOfTheStyleSheetStaysOne() {
        let page = MountedPage(Header(color: .blue))
        page.type("#1d5ce0", into: "color")
        #expect(page.texts.last == "of the style sheet")
    }
}

private struct Header: View {
    @State var color = Color(hex: "3366cc")!

    var body: some View {
        ColorPicker("Header", selection: $color)
        Text(color.hex ?? "of the style sheet")
    }
}
