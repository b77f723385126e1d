import Pinion

/// The profile of the person who is logged in, who can change it.
final class ProfileViewController: ProfilePageController {
    private let nameField = ProfileField(
        InputElement(name: "name"), read: { $0.displayName },
        save: { logic, name in await logic.changeDisplayName(to: name) })
    private let emailField = ProfileField(
        InputElement(name: "email", kind: .email), read: { $0.email ?? "" },
        save: { logic, address in await logic.changeEmail(to: address) })
    private let colorField = ProfileField(
        InputElement(name: "color", kind: .color), read: { $0.headerColor },
        save: { logic, color in await logic.changeHeaderColor(to: color) })
    private let photoField = FileElement(
        name: "photo", types: ["image/jpeg", "image/png", "image/webp", "image/gif"])
    private let saveButton = ButtonElement(name: "save", text: "Save", class: "primary save")
    private let logoutButton = ButtonElement(
        name: "logout", text: "Log out of every tab", class: "destructive")
    private let note = Element("p", class: "note")

    override func setupUI() {
        super.setupUI()
        nameField.element["autocomplete"] = "name"
        emailField.element["autocomplete"] = "email"
        note["role"] = "status"
        note.name = "note"
        let form = FormElement(class: "stack")
        form.append(
            LabeledField("Display name", nameField.element), LabeledField("E-mail", emailField.element),
            LabeledField("Header colour", colorField.element), saveButton, note)
        let photo = FormElement()
        photo.append(UploadField("Photo", photoField))
        let exit = FormElement(class: "exit")
        exit.append(logoutButton)
        profile.append(form, photo, exit)
    }

    override func bindingToViewModel() {
        super.bindingToViewModel()
        for field in [nameField, emailField] {
            field.element.focusPublisher
                .filter { hasFocus in !hasFocus }
                .sink { [weak self] _ in self?.save(field) }
                .store(in: &subscriptions)
        }
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
        for field in [nameField, emailField, colorField] { field.show(person) }
    }
}

extension ProfileViewController {
    private func save(_ field: ProfileField) {
        guard let value = field.begin() else { return }
        note.text = ""
        perform { [weak self, logicController] in
            let state = await field.save(logicController, value)
            guard let self, !Task.isCancelled else { return }
            let isWanted = field.finish(state)
            switch state {
            case .loading: break
            case .presenting: note.text = "Saved."
            case .failed: header.preview(user.value?.headerColor)
            }
            if isWanted { save(field) }
        }
    }

    private func change(photo file: UploadedFile) async throws {
        let state = await logicController.changeProfilePhoto(to: try await file.portrait())
        if case .failed(let error) = state { throw FieldError(sentence(error)) }
        render(state)
    }

    private func saveAll() {
        for field in [nameField, emailField, colorField] { save(field) }
    }

    private func logout() {
        perform { [weak self, logicController] in
            let state = await logicController.logout()
            if !Task.isCancelled { self?.render(state) }
        }
    }
}
