import DashboardStorage
import PinionAccounts
import PinionImages

/// The profile of the person who is logged in, who can change it.
final class ProfileViewController: ProfilePageController {
    private let nameField = ProfileField(
        "Display name", InputElement(name: "name"), read: { $0.displayName },
        save: { logic, name in await logic.changeDisplayName(to: name) })
    private let colorField = ProfileField(
        "Header colour", InputElement(name: "color", kind: .color), read: { $0.headerColor },
        save: { logic, color in await logic.changeHeaderColor(to: color) })
    private let photoField = FileElement(
        name: "photo", types: ["image/jpeg", "image/png", "image/webp", "image/gif"])
    private let saveButton = ButtonElement(name: "save", text: "", class: "primary save")
    private let logoutButton = ButtonElement(name: "logout", text: "", class: "destructive")
    private let preview = Avatar()
    private lazy var upload = UploadField("", photoField)
    private let outbox: Outbox

    /// - Parameters:
    ///   - user: the person, as all pages of theirs share them.
    ///   - logicController: what can be done with the profile.
    ///   - outbox: stores what the person enters.
    init(user: Bindable<Person>, logicController: ProfileLogicController, outbox: Outbox) {
        self.outbox = outbox
        super.init(user: user, logicController: logicController)
    }

    override func setupUI() {
        super.setupUI()
        nameField.element["autocomplete"] = "name"
        let form = FormElement(class: "stack")
        form.append(nameField.place, colorField.place, saveButton)
        let photo = FormElement(class: "photo")
        photo.append(preview, upload)
        let exit = FormElement(class: "exit")
        exit.append(logoutButton)
        profile.append(form, photo, exit)
    }

    override func setupWords() {
        super.setupWords()
        for field in [nameField, colorField] { field.setupWords() }
        saveButton.text = localized("Save")
        logoutButton.text = localized("Log out of every tab")
        upload.label = localized("Photo")
    }

    override func bindingToViewModel() {
        super.bindingToViewModel()
        nameField.element.publisher.sink { [weak nameField] in nameField?.follow($0) }
            .store(in: &subscriptions)
        nameField.element.focusPublisher
            .filter { hasFocus in !hasFocus }
            .sink { [weak self, nameField] _ in self?.save(nameField) }
            .store(in: &subscriptions)
        colorField.element.publisher
            .sink { [header] color in header.preview(color) }
            .store(in: &subscriptions)
        // While a colour is being looked for there are many in a second.
        colorField.element.publisher
            .debounce(for: .milliseconds(250))
            .sink { [weak self, colorField] _ in self?.save(colorField) }
            .store(in: &subscriptions)
        photoField.onReceive = { [weak self] file in try await self?.change(photo: file) }
        saveButton.publisher
            .sink { [weak self] in self?.saveAll() }
            .store(in: &subscriptions)
        logoutButton.publisher
            .sink { [weak self] in self?.logout() }
            .store(in: &subscriptions)
    }

    override func router() {
        logicController.loggedOut
            .sink { [weak self] in self?.navigate(to: "/login") }
            .store(in: &subscriptions)
    }

    override func render(_ state: ProfileState) {
        super.render(state)
        guard case .presenting(let person) = state else { return }
        for field in [nameField, colorField] { field.show(person) }
        preview.person = person
        if colorField.isPending { header.preview(colorField.element.value) }
    }
}

extension ProfileViewController {
    private func save(_ field: ProfileField) {
        guard let value = field.begin() else { return }
        perform { [weak self, outbox, logicController, save = field.save] in
            await outbox.store(field.element.name ?? "") {
                try await save(logicController, value).throwFailure()
            } report: { outcome in
                self?.finish(field, outcome)
            }
        }
    }

    private func finish(_ field: ProfileField, _ outcome: Outbox.Outcome) {
        field.finish(outcome)
        if case .failed = outcome { header.preview(user.value?.headerColor) }
    }

    /// Stores a photo, which was looked into and cannot be had from the browser once more: it is kept until then.
    private func change(photo file: UploadedFile) async throws {
        let photo = try await file.portrait()
        var refusal: FieldError?
        var isTaken = false
        photoField.validationMessage = nil
        await outbox.store("photo") { [logicController] in
            try await logicController.changeProfilePhoto(to: photo).throwFailure()
        } report: { [weak self] outcome in
            if case .failed = outcome, !isTaken { refusal = outcome.message.map(FieldError.init) }
            self?.photoField.validationMessage = outcome.message
        }
        isTaken = true
        if let refusal { throw refusal }
    }

    private func saveAll() {
        for field in [nameField, colorField] { save(field) }
    }

    private func logout() {
        perform { [weak self, logicController] in
            let state = await logicController.logout()
            if !Task.isCancelled { self?.render(state) }
        }
    }
}
