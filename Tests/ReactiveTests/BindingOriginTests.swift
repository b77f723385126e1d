import Reactive
import Testing

@Suite struct BindingOrigins {
    struct User {
        var name = "Ada"
        var address = Address()
        var tags = ["a", "b"]
        var nickname: String? = "Addie"
        var initial: String {
            get { String(name.prefix(1)) }
            set { name = newValue }
        }
    }

    struct Address {
        var city = "London"
    }

    let user = Bindable(User())

    @Test func areEqualWhereTheSamePropertyIsEdited() {
        #expect(user.binding(\.name).origin == user.binding(\.name).origin)
        #expect(user.binding(\.name).origin != user.binding(\.address.city).origin)
        #expect(user.binding(\.name).origin != Bindable(User()).binding(\.name).origin)
        #expect(user.binding(\.name, default: "").origin == user.binding(\.name).origin)
    }

    @Test func followTheWayToAMember() {
        let one = user.binding(\.address)
        let other = user.binding(\.address)
        #expect(one.city.origin == other.city.origin)
        #expect(one.city.origin != one.origin)
    }

    @Test func followTheWayToAnElement() {
        let tags = user.binding(\.tags)
        #expect(tags[1].origin == user.binding(\.tags)[1].origin)
        #expect(tags[0].origin != tags[1].origin)
        #expect(tags[0].origin != tags.origin)
    }

    @Test func arePassedThroughOptionals() {
        let nickname = user.binding(\.nickname)
        #expect(Binding(nickname)?.origin == nickname.origin)
        let optional: Binding<String?> = Binding(user.binding(\.name))
        #expect(optional.origin == user.binding(\.name).origin)
    }

    @Test func areUnknownOfTwoClosures() {
        let binding = Binding(get: { User() }, set: { _ in })
        #expect(binding.origin == nil)
        #expect(binding.name.origin == nil)
        #expect(binding.tags[0].origin == nil)
        #expect(Binding.constant(1).origin == nil)
    }

    @Test func tellWhetherTwoBindingsAreTheSame() {
        #expect(user.binding(\.name).isSame(as: user.binding(\.name)))
        #expect(!user.binding(\.name).isSame(as: user.binding(\.address.city)))
        let unknown = Binding.constant(1)
        #expect(!unknown.isSame(as: unknown))
    }

    @Test func areNamedAfterTheLastProperty() {
        #expect(user.binding(\.name).origin?.name == "name")
        #expect(user.binding(\.address.city).origin?.name == "city")
        #expect(user.binding(\.address).city.origin?.name == "city")
        #expect(user.binding(\.nickname!).origin?.name == "nickname")
        #expect(user.binding(\.tags)[0].origin?.name == "tags")
        #expect(user.binding(\.self).name.origin?.name == "name")
    }

    @Test func haveNoNameWhereSwiftTellsNone() {
        #expect(user.binding(\.initial).origin?.name == nil)
        #expect(user.binding(\.tags[0]).origin?.name == nil)
        #expect(user.binding(\.self).origin?.name == nil)
    }

    @Test func areNamedAfterTheLabelOfTheirObject() {
        let origin = BindingOrigin.object(user, label: "user")
        let whole = Binding(origin: origin, get: { User() }, set: { _ in })
        #expect(whole.origin?.name == "user")
        #expect(whole.name.origin?.name == "name")
        #expect(whole.initial.origin?.name == nil)
        #expect(origin == .object(user, label: nil))
    }
}
