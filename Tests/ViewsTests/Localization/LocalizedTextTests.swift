import DOM
import Localization
import Reactive
import Testing

@testable import Views

@MainActor
@Suite struct LocalizedTextTests {
    private let catalogues: Catalogues = {
        let texts = """
            {"sourceLanguage": "en", "strings": {
              "Save": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "حفظ"}},
                "es": {"stringUnit": {"state": "translated", "value": "Guardar"}}}},
              "Your name": {"localizations": {
                "es": {"stringUnit": {"state": "translated", "value": "Tu nombre"}}}},
              "Hello, %@!": {"localizations": {
                "es": {"stringUnit": {"state": "translated", "value": "¡Hola, %@!"}}}},
              "%lld orders": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld order"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld orders"}}}}},
                "es": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld pedido"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld pedidos"}}}}},
                "ar": {"variations": {"plural": {
                  "zero": {"stringUnit": {"state": "translated", "value": "لا طلبات"}},
                  "two": {"stringUnit": {"state": "translated", "value": "طلبان"}},
                  "few": {"stringUnit": {"state": "translated", "value": "%lld طلبات"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld طلب"}}}}}}}}}
            """
        let catalogues = Catalogues(folders: { [] })
        catalogues.add([StringCatalogue(Array(texts.utf8))])
        return catalogues
    }()

    private func page<Content: View>(
        in language: Language, _ view: Content
    ) -> (page: MountedPage, language: PageLanguage) {
        let language = PageLanguage(language)
        var environment = EnvironmentValues()
        environment.pageLanguage = language
        return (MountedPage(view, environment: environment), language)
    }

    @Test func aLiteralIsAKeyAndAVariableIsNot() async {
        await Catalogues.with(catalogues) {
            let title = "Save"
            let view = VStack {
                Text("Save")
                Text(title)
                Text(verbatim: "Save")
                Button("Save") {}
                Button(title) {}
            }
            #expect(page(in: "es", view).page.texts == ["Guardar", "Save", "Save", "Guardar", "Save"])
        }
    }

    @Test func aPluralIsThatOfItsNumber() async {
        await Catalogues.with(catalogues) {
            let view = VStack { ForEach([0, 1, 2, 5, 1_234], id: \.self) { Text("\($0) orders") } }
            #expect(
                page(in: "en-GB", view).page.texts == [
                    "0 orders", "1 order", "2 orders", "5 orders", "1,234 orders",
                ])
            #expect(
                page(in: "ar-EG", view).page.texts == [
                    "لا طلبات", "١ طلب", "طلبان", "٥ طلبات", "١٬٢٣٤ طلب",
                ])
        }
    }

    @Test func aPageIsShownInAnotherLanguageWhileItIsOpen() async {
        await Catalogues.with(catalogues) {
            struct Form: View {
                @State var name = ""
                var body: some View {
                    TextField("Your name", text: $name)
                    Text("Hello, \(Text(name.isEmpty ? "you" : name).bold())!")
                    Button("Save") {}
                }
            }
            let (page, language) = page(in: "en", Form())
            page.type("Ada", into: "name")
            #expect(page.texts == ["Your name", "Hello, ", "Ada", "!", "Save"])
            language.show("es-MX")
            page.document.update()
            #expect(page.texts == ["Tu nombre", "¡Hola, ", "Ada", "!", "Guardar"])
            #expect(page.document.root.html.contains("value=\"Ada\""))
        }
    }

    @Test func aPageSaysItsLanguage() async {
        await Catalogues.with(catalogues) {
            let (page, _) = page(in: "ar", Text("Save"))
            #expect(page.document.root["lang"] == "ar")
            #expect(page.document.root["dir"] == "rtl")
            #expect(
                page.document.root["data-words"]?.contains("\"Retry now\":\"إعادة المحاولة الآن\"") == true)
            page.document.onLanguage?("es")
            page.document.update()
            #expect(page.document.root["dir"] == "ltr")
            #expect(page.texts == ["Guardar"])
        }
    }

    @Test func anEnglishPageSaysNothingOfItsLanguageBeforeAnotherIsChosen() async {
        await Catalogues.with(catalogues) {
            let (page, _) = page(in: "en-US", Text("Save"))
            #expect(page.document.language == "en-US")
            #expect(page.document.root["lang"] == nil)
            #expect(!page.document.root.html.contains("language.js"))
            page.document.onLanguage?("es")
            page.document.update()
            #expect(page.document.root["lang"] == "es")
            #expect(page.document.root.html.contains("language.js"))
            page.document.onLanguage?("en-US")
            #expect(page.document.root["lang"] == "en-US")
        }
    }

    @Test func scriptsCallAButtonTheSameInAllLanguages() async {
        await Catalogues.with(catalogues) {
            let (page, _) = page(in: "ar", Button("Save") {})
            #expect(
                page.html == "<button name=\"action\" value=\"save\" form=\"page\"><span>حفظ</span></button>")
        }
    }

    @Test func apartOfAPageCanHaveALanguageOfItsOwn() async {
        await Catalogues.with(catalogues) {
            let view = VStack {
                Text("Save").environment(\.language, "es")
                Text("Save").environment(\.layoutDirection, .rightToLeft)
            }
            let html = page(in: "en", view).page.html
            #expect(html.contains("<p lang=\"es\">Guardar</p><p dir=\"rtl\">Save</p>"))
        }
    }

    @Test func pinionsOwnWordsAreInTheLanguageOfThePage() async {
        await Catalogues.with(catalogues) {
            struct Age: View {
                @State var age = 1
                var body: some View { TextField("Age", value: $age, format: .number) }
            }
            let (page, _) = page(in: "es", Age())
            Language.$ofPage.withValue("es") { page.type("x", into: "age") }
            #expect(page.html.contains("Debe ser un número entero."))
        }
    }

    @Test func aDayHasItsMonthInTheLanguageOfThePage() async throws {
        let day = try #require(CalendarDate(year: 2026, month: 2, day: 28))
        await Catalogues.with(catalogues) {
            #expect(page(in: "en", Text(day)).page.texts == ["28 February 2026"])
            #expect(page(in: "es-MX", Text(day)).page.texts == ["28 de febrero de 2026"])
            #expect(page(in: "ar-EG", Text(day)).page.texts == ["٢٨ فبراير ٢٠٢٦"])
            #expect(page(in: "fr", Text(day)).page.texts == ["28 February 2026"])
        }
    }

    @Test func fieldsForSecretsAndFilesSpeakTheLanguageOfThePage() async {
        await Catalogues.with(catalogues) {
            struct Form: View {
                @State var password = ""
                var body: some View {
                    SecureField("Password", text: $password)
                    FilePicker("Photo") { _ in }
                }
            }
            let html = page(in: "es", Form()).page.html
            #expect(html.contains("<span class=\"visually-hidden\">Mostrar la contraseña</span>"))
            #expect(html.contains(">o suéltelo aquí</span>"))
            #expect(html.contains("aria-label=\"Subir: Photo\""))
        }
    }

    @Test func whatIsWrongSaysSoWithItsValues() async throws {
        let day = try #require(CalendarDate(year: 2026, month: 2, day: 28))
        await Catalogues.with(catalogues) {
            struct Form: View {
                let last: CalendarDate
                @State var day: CalendarDate
                var body: some View { DatePicker("Day", selection: $day, in: ...last) }
            }
            let (page, _) = page(in: "es", Form(last: day, day: day))
            Language.$ofPage.withValue("es") { page.type("2027-01-01", into: "day") }
            #expect(page.html.contains("Lo más tarde es 2026-02-28."))
        }
    }

    @Test func withoutCataloguesATextStandsAsItIs() {
        let page = MountedPage(
            VStack {
                Text("100%")
                Text("\(1_234) orders")
            })
        #expect(page.texts == ["100%", "1234 orders"])
        #expect(page.document.root["lang"] == nil)
    }

    @Test func keysHaveThePlacesThatXcodeWrites() async {
        await Catalogues.with(catalogues) {
            let name = "Ada"
            let keys: [LocalizedStringKey] = [
                "\(name) has \(3) at 100%", "\(2.5)", "\(2.5, specifier: "%.1f")", "\(UInt8(3)) \(Float(1))",
                "50%", "\([1, 2])",
            ]
            #expect(
                keys.map { $0.words().key } == [
                    "%@ has %lld at 100%%", "%lf", "%.1f", "%u %f", "50%", "%@",
                ])
            #expect(
                keys.map(\.plain) == [
                    "Ada has 3 at 100%", "2.5", "2.5", "3 1.0", "50%", "[1, 2]",
                ])
        }
    }
}
