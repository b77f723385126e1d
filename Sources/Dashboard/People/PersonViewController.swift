import Pinion

/// Somebody else's profile, which can be followed.
final class PersonViewController: ViewController {
    private let user: Bindable<Person>
    private let logicController: ProfileLogicController
    private let following: Following

    private let frame = StateFrame()
    private let header: ProfileHeader
    private let profile = Element("div", class: "profile")
    private let followButton = ButtonElement(name: "follow", text: "Follow", class: "primary")
    private let problem = Element("p", class: "error")
    private var isFollowed = false

    /// - Parameters:
    ///   - user: the person, as all pages share them.
    ///   - logicController: loads the profile.
    ///   - following: whether whoever looks follows the person.
    init(user: Bindable<Person>, logicController: ProfileLogicController, following: Following) {
        self.user = user
        self.logicController = logicController
        self.following = following
        header = ProfileHeader(user)
    }

    override func setupData() {
        render(.loading)
        load()
    }

    override func setupUI() {
        title = "Profile"
        problem["role"] = "alert"
        problem.isHidden = true
        followButton.isHidden = true
        let form = FormElement(class: "follow")
        form.append(followButton, problem)
        profile.append(header.element, form)
        view.addClass("profile-page")
        view.append(frame.spinner, frame.failure, profile)
    }

    override func bindingToView() {
        user.sink { [weak self] person in self?.render(.presenting(person)) }.store(in: &subscriptions)
    }

    override func bindingToViewModel() {
        frame.retryButton.publisher
            .sink { [weak self] in
                self?.render(.loading)
                self?.load()
            }
            .store(in: &subscriptions)
        followButton.publisher
            .sink { [weak self] in self?.toggle() }
            .store(in: &subscriptions)
    }
}

extension PersonViewController {
    /// Shows a state.
    func render(_ state: ProfileState) {
        profile.isHidden = !frame.render(state)
        if case .presenting(let person) = state { title = person.displayName }
    }

    private func load() {
        perform { [weak self, logicController, following] in
            let state = await logicController.load()
            let isFollowed = try? await following.isFollowing()
            guard let self, !Task.isCancelled else { return }
            render(state)
            if let isFollowed { show(isFollowed) }
        }
    }

    private func toggle() {
        guard followButton["aria-busy"] == nil else { return }
        followButton["aria-busy"] = "true"
        perform { [weak self, following, isFollowed] in
            var failure: (any Error)?
            do { try await following.set(!isFollowed) } catch { failure = error }
            guard let self, !Task.isCancelled else { return }
            followButton["aria-busy"] = nil
            problem.text = failure.map(sentence) ?? ""
            problem.isHidden = failure == nil
            if failure == nil { show(!isFollowed) }
        }
    }

    private func show(_ isFollowed: Bool) {
        self.isFollowed = isFollowed
        followButton.isHidden = !following.isPossible
        followButton.text = isFollowed ? "Unfollow" : "Follow"
        if isFollowed { followButton.removeClass("primary") } else { followButton.addClass("primary") }
    }
}
