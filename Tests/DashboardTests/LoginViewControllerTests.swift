import PinionAccounts
import Testing

@testable import Dashboard

@Suite struct LoginPage {
    @Test func saysHowToAddTheFirstUser() {
        let controller = LoginViewController(
            viewModel: LoginViewModel { _, _ in }, isWithoutUsers: { $0(true) })
        controller.setupData()
        controller.setupUI()
        #expect(
            controller.view.html.contains(
                """
                <p class="hint">Nobody can sign in yet. Open the link that the program printed when it was \
                started, or add somebody on the server: dashboard user add NAME</p>
                """))
    }

    @Test func keepsQuietOnceThereAreUsers() {
        let controller = LoginViewController(
            viewModel: LoginViewModel { _, _ in }, isWithoutUsers: { $0(false) })
        controller.setupData()
        controller.setupUI()
        #expect(controller.view.html.contains(#"<p class="hint" hidden=""></p>"#))
    }

    @Test func showsTheFormOfTheArticle() {
        let controller = LoginViewController(
            viewModel: LoginViewModel { _, _ in }, isWithoutUsers: { _ in })
        controller.setupData()
        controller.setupUI()
        controller.bindingToView()
        #expect(
            controller.view.html == """
                <main class="narrow"><h1>Log in</h1><p class="hint" hidden=""></p>\
                <form class="stack" method="post"><input type="hidden" name="_page" value="">\
                <label class="field"><span>Username</span>\
                <input autocomplete="username" autocapitalize="none" spellcheck="false" autofocus="" \
                name="username"></label>\
                <div class="secret"><label class="field"><span>Password</span>\
                <input autocomplete="current-password" type="password" name="password"></label>\
                <button type="button" aria-pressed="false"><svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">\
                <use href="/icons.svg#eye"></use></svg><span class="visually-hidden">Show password</span></button>\
                <script type="module" src="/secret.js"></script></div>\
                <p class="error" role="alert" hidden=""></p>\
                <div class="buttons">\
                <button class="primary" data-disabled="" name="action" value="login">Log in</button>\
                <button class="quiet" name="action" value="clear">Clear</button>\
                <progress class="spinner" aria-label="Please wait" hidden=""></progress>\
                </div></form><a class="link" href="/signup">New here? Sign up</a></main>
                """)
    }
}
