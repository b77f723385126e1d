import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct SigningUp {
    @Test func tellsAtTheFieldsAsOneTypes() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        try await app.accounts.createUser(name: "ann", password: "correct horse")
        let tab = try await app.open("/signup")
        #expect(try tab.isEnabled("Sign up") == false)

        try tab.type("Ann", into: "Username")
        try await tab.settle()
        #expect(try tab.error(of: "Username") == "The user name “Ann” is taken.")
        try tab.type("anna", into: "Username")
        try await tab.settle()
        #expect(try tab.error(of: "Username") == nil)

        try tab.type("anna@", into: "E-mail (if you like)")
        try await tab.settle()
        #expect(
            try tab.error(of: "E-mail (if you like)")
                == "An e-mail address has a domain such as example.org after the @.")

        try tab.type("1234567890", into: "Password")
        #expect(
            try tab.error(of: "Password") == "This password is among the first that anybody would guess.")
        try tab.type("anna", into: "Password")
        #expect(try tab.error(of: "Password") == "A password needs at least 10 characters.")
        #expect(try tab.isEnabled("Sign up") == false)
    }

    @Test func leadsHomeSignedIn() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let tab = try await app.open("/signup")
        try tab.type("ann", into: "Username")
        try tab.type("ann@example.org", into: "email")
        try tab.type("correct horse", into: "Password")
        try await tab.settle()
        try await tab.click("Sign up")
        #expect(tab.path == "/")
        #expect(tab.texts.contains("Hello, ann"))
        let user = try await app.accounts.authenticate(name: "ann", password: "correct horse")
        #expect(try await app.accounts.person(user.id)?.email == "ann@example.org")
    }

    @Test func keepsWhatWasTypedWhenSomebodyElseWasQuicker() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        let tab = try await app.open("/signup")
        try tab.type("ann", into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.settle()
        try await app.accounts.createUser(name: "ann", password: "battery staple")
        try await tab.click("Sign up")
        #expect(tab.path == "/signup")
        #expect(try tab.error(of: "Username") == "The user name “ann” is taken.")
        #expect(try tab.value(of: "Username") == "ann")
    }
}
