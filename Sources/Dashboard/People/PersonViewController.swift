import Pinion

/// Somebody else's profile, which can be followed.
final class PersonViewController: ProfilePageController {
    private let following: Following
    private let followButton = ButtonElement(name: "follow", text: "Follow", class: "primary")
    private let problem = Element("p", class: "error")
    private var isFollowed = false

    /// - Parameters:
    ///   - user: the person, as all pages share them.
    ///   - logicController: loads the profile.
    ///   - following: whether whoever looks follows the person.
    init(user: Bindable<Person>, logicController: ProfileLogicController, following: Following) {
        self.following = following
        super.init(user: user, logicController: logicController)
    }

    override func setupUI() {
        super.setupUI()
        problem["role"] = "alert"
        problem.isHidden = true
        followButton.isHidden = true
        let form = FormElement(class: "follow")
        form.append(followButton, problem)
        profile.append(form)
    }

    override func bindingToViewModel() {
        super.bindingToViewModel()
        followButton.publisher
            .sink { [weak self] in self?.toggle() }
            .store(in: &subscriptions)
    }

    override func load() {
        super.load()
        perform { [weak self, following] in
            guard let isFollowed = try? await following.isFollowing(), !Task.isCancelled else { return }
            self?.show(isFollowed)
        }
    }

    override func render(_ state: ProfileState) {
        super.render(state)
        if case .presenting(let person) = state { title = person.displayName }
    }
}

extension PersonViewController {
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
