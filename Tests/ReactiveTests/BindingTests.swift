import Reactive
import Testing

@Suite struct Bindings {
    struct User: Equatable {
        var name = "Ada"
        var address = Address()
        var tags = ["a", "b"]
        var nickname: String?
    }

    struct Address: Equatable {
        var city = "London"
    }

    final class Field {
        var text = ""
        let edits = PassthroughSubject<String, Never>()
        func type(_ new: String) {
            text = new
            edits.send(new)
        }
    }

    @Test func readAndWriteABindable() {
        let user = Bindable(User())
        let name: Binding<String> = user.binding(\.name)
        #expect(name.wrappedValue == "Ada")
        name.wrappedValue = "Grace"
        #expect(user.value?.name == "Grace")
        user.update(with: User(name: "Lin"))
        #expect(name.wrappedValue == "Lin")
    }

    @Test func tieTwoFieldsToOneValueWithoutALoop() {
        let user = Bindable(User())
        var updates = 0
        let counter = user.sink { _ in updates += 1 }
        let fields = [Field(), Field()]
        let subscriptions = fields.map { field in
            user.bind(\.name, to: field, \.text)
            return field.edits.assign(to: \.wrappedValue, on: user.binding(\.name))
        }
        fields[0].type("Grace")
        #expect(fields[1].text == "Grace")
        fields[1].type("Lin")
        #expect(fields[0].text == "Lin")
        #expect(updates == 3)
        _ = (counter, subscriptions)
    }

    @Test func haveThePropertiesOfTheirValue() {
        let user = Bindable(User())
        let city = user.binding(\.self).address.city
        city.wrappedValue = "Paris"
        #expect(user.value?.address == Address(city: "Paris"))
    }

    @Test func readADefaultUntilThereIsAValue() {
        let user = Bindable<User>()
        let name = user.binding(\.name, default: "–")
        name.wrappedValue = "nobody's"
        #expect(name.wrappedValue == "–")
        user.update(with: User())
        #expect(name.wrappedValue == "Ada")
    }

    @Test func areConstantWhenTheyAreAskedToBe() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func openOptionals() {
        let user = Bindable(User())
        let nickname = user.binding(\.nickname)
        #expect(Binding(nickname)?.wrappedValue == nil)
        nickname.wrappedValue = "Addie"
        let present = Binding(nickname)
        present?.wrappedValue = "Countess"
        #expect(user.value?.nickname == "Countess")
        nickname.wrappedValue = nil
        #expect(present?.wrappedValue == "Countess")
        present?.wrappedValue = "late"
        #expect(user.value?.nickname == nil)
        let optional: Binding<String?> = Binding(user.binding(\.name))
        optional.wrappedValue = nil
        optional.wrappedValue = "Grace"
        #expect(user.value?.name == "Grace")
    }

    @Test func areCollectionsOfBindings() {
        let user = Bindable(User())
        let tags = user.binding(\.tags)
        for tag in tags { tag.wrappedValue += "!" }
        #expect(user.value?.tags == ["a!", "b!"])
        let last = tags[1]
        tags.wrappedValue = ["only"]
        last.wrappedValue = "gone"
        #expect(last.wrappedValue == "b!")
        #expect(user.value?.tags == ["only"])
    }
}
