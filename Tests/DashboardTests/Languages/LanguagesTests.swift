import PinionAccounts
import Testing

@testable import Dashboard

@Suite struct Languages {
    private let catalogues: Catalogues = {
        let catalogues = Catalogues(folders: { [] })
        catalogues.add([StringCatalogue(PackageResources.Localizable_xcstrings)])
        return catalogues
    }()

    private func login() -> LoginViewController {
        LoginViewController(
            viewModel: LoginViewModel { _, _ in throw AccountsError.wrongNameOrPassword },
            isWithoutUsers: { $0(false) }, languages: ["en", "ar", "es"])
    }

    @Test func theLoginPageIsInTheLanguageOfItsVisitorAndChangesIt() async {
        await Catalogues.with(catalogues) {
            let controller = login()
            let document = Language.$ofPage.withValue("es") { controller.open(token: "") }
            #expect(document.title == "Iniciar sesión")
            #expect(controller.view["lang"] == "es")
            #expect(controller.view.html.contains(">Contraseña</span>"))
            controller.usernameField.value = "ann"
            document.onLanguage?("ar")
            #expect(document.title == "تسجيل الدخول")
            #expect(controller.view["dir"] == "rtl")
            #expect(controller.view.html.contains(">كلمة المرور</span>"))
            #expect(controller.usernameField.value == "ann")
            document.onLanguage?("en")
            #expect(controller.loginButton.text == "Log in")
            #expect(controller.view["dir"] == "ltr")
        }
    }

    @Test func anEnglishPageSaysNothingOfItsLanguage() async {
        await Catalogues.with(catalogues) {
            let controller = login()
            let document = Language.$ofPage.withValue("en-GB") { controller.open(token: "") }
            #expect(document.language == "en-GB")
            #expect(controller.view["lang"] == nil)
            #expect(!controller.view.html.contains("language.js"))
            document.onLanguage?("es")
            #expect(controller.view.html.contains("language.js"))
        }
    }

    @Test func anErrorIsSaidInTheLanguageOfThePage() async {
        await Catalogues.with(catalogues) {
            Language.$ofPage.withValue("es") {
                #expect(
                    sentence(AccountsError.nameTaken("ann")) == "El nombre de usuario «ann» ya está en uso.")
                #expect(
                    sentence(PasswordProblem.tooShort(minimum: 10))
                        == "Una contraseña necesita al menos 10 caracteres.")
                #expect(
                    sentence(AccountsError.storage(.busy, reason: ""))
                        == "La base de datos está ocupada. Inténtelo de nuevo en un momento.")
            }
            Language.$ofPage.withValue("en") {
                #expect(sentence(AccountsError.nameTaken("ann")) == "The user name “ann” is taken.")
            }
        }
    }

    @Test(arguments: [
        (0, "لا متابعين"), (1, "متابع واحد"), (2, "متابعان"), (3, "٣ متابعين"), (11, "١١ متابعًا"),
        (100, "١٠٠ متابع"),
    ])
    func arabicCountsInSixWays(count: Int, words: String) async {
        await Catalogues.with(catalogues) {
            Language.$ofPage.withValue("ar") { #expect(localized("\(count) followers") == words) }
        }
    }

    @Test func aDayIsWrittenAsTheLanguageHasIt() async {
        await Catalogues.with(catalogues) {
            #expect(localized(day(1_772_236_800)) == "28 February 2026")
            Language.$ofPage.withValue("es") {
                #expect(localized(day(1_772_236_800)) == "28 de febrero de 2026")
            }
        }
    }
}
