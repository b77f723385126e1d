import Pinion

class UserModelController: ObservableObject {
    @Published var user: User

    init(user: User) {
        self.user = user
    }

    static func load() -> UserModelController { UserModelController(user: User.load()) }
}

struct UserDetailView: View {
    @ObservedObject var userController: UserModelController

    var body: some View {
        ProfileEditingView(user: $userController.user)
    }
}

struct RootView: View {
    @StateObject var userController = UserModelController.load()

    var body: some View {
        UserDetailView(userController: userController)
        TextField("Username", text: $userController.user.username)
    }
}
