import DashboardStorage
import PinionAccounts

/// Somebody else's profile, which can be followed.
final class PersonViewController: ProfilePageController {
    private let following: Following
    private let outbox: Outbox
    private let onMissing: () -> Void
    private let followButton = ButtonElement(name: "follow", text: "", class: "primary")
    private let problem = Element("p", class: "error")
    private var isFollowed = false

    /// - Parameters:
    ///   - user: the person, as all pages share them.
    ///   - logicController: loads the profile.
    ///   - following: whether whoever looks follows the person.
    ///   - outbox: stores what whoever looks presses.
    ///   - onMissing: called when there is no such person.
    init(
        user: Bindable<Person>, logicController: ProfileLogicController, following: Following,
        outbox: Outbox, onMissing: @escaping () -> Void
    ) {
        self.following = following
        self.outbox = outbox
        self.onMissing = onMissing
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

    override func setupWords() {
        let name = title
        super.setupWords()
        if !name.isEmpty { title = name }
        sayFollow()
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
        switch state {
        case .loading: break
        case .presenting(let person): title = person.displayName
        case .failed(let error):
            if case .accounts(.noSuchUser)? = error as? DashboardError { onMissing() }
        }
    }
}

extension PersonViewController {
    private func toggle() {
        guard followButton["aria-busy"] == nil else { return }
        followButton["aria-busy"] = "true"
        perform { [weak self, outbox, following, follows = !isFollowed] in
            await outbox.store(following.key) {
                try await following.set(follows)
            } report: { outcome in
                self?.finish(follows, outcome)
            }
            self?.followButton["aria-busy"] = nil
        }
    }

    /// Shows what has become of a press: it counts, unless it is certain that it cannot.
    private func finish(_ follows: Bool, _ outcome: Outbox.Outcome) {
        problem.text = outcome.message ?? ""
        problem.isHidden = outcome.message == nil
        if case .failed = outcome { show(!follows) } else { show(follows) }
    }

    private func sayFollow() { followButton.text = localized(isFollowed ? "Unfollow" : "Follow") }

    private func show(_ isFollowed: Bool) {
        self.isFollowed = isFollowed
        followButton.isHidden = !following.isPossible
        sayFollow()
        if isFollowed { followButton.removeClass("primary") } else { followButton.addClass("primary") }
    }
}
