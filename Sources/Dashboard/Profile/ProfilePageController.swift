import DashboardStorage
import PinionAccounts

/// A page with somebody's profile, which is loaded when the page opens, and again when Retry is pressed.
///
/// It only renders states; what becomes of an event is for the logic controller to say. Subclasses put more than the
/// header into ``profile``.
class ProfilePageController: ViewController {
    /// The person, as all pages share them.
    let user: Bindable<Person>
    let logicController: ProfileLogicController
    let header: ProfileHeader
    /// What is shown of the person, once they are there.
    let profile = Element("div", class: "profile")
    private let frame = StateFrame()

    /// - Parameters:
    ///   - user: the person, as all pages of theirs share them.
    ///   - logicController: what can be done with the profile.
    init(user: Bindable<Person>, logicController: ProfileLogicController) {
        self.user = user
        self.logicController = logicController
        header = ProfileHeader(user)
    }

    override func setupData() {
        render(.loading)
        load()
    }

    override func setupUI() {
        profile.append(header.element)
        setupWords()
        view.addClass("profile-page")
        view.append(frame.spinner, frame.failure, profile)
    }

    override func setupWords() {
        title = localized("Profile")
        frame.setupWords()
        header.setupWords()
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
    }

    /// Loads what the page shows.
    func load() {
        perform { [weak self, logicController] in
            let state = await logicController.load()
            if !Task.isCancelled { self?.render(state) }
        }
    }

    /// Shows a state.
    func render(_ state: ProfileState) {
        profile.isHidden = !frame.render(state)
    }
}
