import Pinion
import PinionImages

// What the comments in `Sources/DOM` show.
@MainActor
private struct Elements {
    func calendarDate() {
        let due = CalendarDate(year: 2026, month: 2, day: 28)!
        print(due)  // 2026-02-28
        print(due < due.adding(days: 1))  // true
    }

    func dateAndTime() {
        let start = DateAndTime("2026-02-28T09:30")!
        print(start.date)  // 2026-02-28
        print(start.time)  // 09:30
    }

    func clockZone() {
        let noon = Moment("2026-02-28T12:00:00Z")!
        print(noon.dateAndTime(in: ClockZone(offset: 3600)))  // 2026-02-28T13:00
    }

    func moment() {
        let moment = Moment("2026-02-28T09:30:00Z")!
        print(moment.advanced(by: .seconds(90)))  // 2026-02-28T09:31:30Z
    }

    func timeOfDay() {
        let opening = TimeOfDay(hour: 9, minute: 30)!
        print(opening)  // 09:30
    }

    func backgroundColor(user: Bindable<User>, header: Element) {
        user.bind(\.headerColor, to: header, \.backgroundColor)
    }

    func element(view: Element) {
        let hint = Element("p", class: "hint")
        hint.text = "Welcome"
        view.append(hint)
    }

    func button(viewModel: LoginViewModel, subscriptions: inout Set<AnyCancellable>) {
        let loginButton = ButtonElement(name: "login", text: "Log in")
        loginButton.publisher
            .sink { viewModel.action.send(.login) }
            .store(in: &subscriptions)
    }

    func field(
        _ field: InputElement, viewModel: LoginViewModel, subscriptions: inout Set<AnyCancellable>
    ) {
        field.publisher.assign(to: \.username, on: viewModel).store(in: &subscriptions)
        viewModel.$username.assign(to: \.value, on: field).store(in: &subscriptions)
    }

    func conflict(notesField: TextAreaElement) {
        notesField.onConflict = { base, mine, theirs in
            theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
        }
    }

    func file(photoField: FileElement, accounts: Photos, user: Int) {
        photoField.onReceive = { file in
            try await accounts.setPhoto(file.portrait().bytes, type: .jpeg, for: user)
        }
    }

    func formControl(nameField: InputElement, model: Model, subscriptions: inout Set<AnyCancellable>) {
        nameField.focusPublisher
            .filter { !$0 }
            .sink { _ in model.save() }
            .store(in: &subscriptions)
    }

    func input(
        usernameField: InputElement, viewModel: LoginViewModel, subscriptions: inout Set<AnyCancellable>
    ) {
        usernameField.publisher.assign(to: \.username, on: viewModel).store(in: &subscriptions)
        viewModel.$username.assign(to: \.text, on: usernameField).store(in: &subscriptions)
    }

    func select() {
        let language = SelectElement(
            name: "language", choices: [Choice("de", "Deutsch"), Choice("en", "English")])
        language.value = "en"
    }

    func uploadField(view: Element) {
        view.append(UploadField("Photo", FileElement(name: "photo", types: ["image/jpeg"])))
    }

    func secretField(form: Element) {
        form.append(SecretField("Password", InputElement(name: "password", kind: .password)))
    }

    func picture(frame: [UInt8]) {
        let camera = PictureElement()
        camera.picture = Picture(frame, type: .jpeg)
        camera["alt"] = "The door"
    }

    final class GreetingViewController: ViewController {
        private let greeting = Element("h1", text: "Hello")

        override func setupUI() {
            title = "Greeting"
            view.append(greeting)
        }
    }

    final class ProfileViewController: ViewController {
        private let logicController = LogicController()

        override func setupUI() {
            perform { [weak self, logicController] in
                let state = await logicController.load()
                self?.render(state)
            }
        }

        private func render(_ state: String) { title = state }
    }

    struct User {
        var headerColor: String
    }

    final class LoginViewModel: ObservableObject {
        enum Action { case login }
        @Published var username = ""
        let action = PassthroughSubject<Action, Never>()
    }

    struct Photos {
        func setPhoto(_ bytes: [UInt8], type: PictureType, for user: Int) async throws {}
    }

    struct Model {
        func save() {}
    }

    @MainActor final class LogicController {
        func load() async -> String { "loaded" }
    }
}
