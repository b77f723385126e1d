import JSON
import Testing

@testable import DOM

/// Fields whose values are offered.
@MainActor
@Suite struct Choices {
    private let colors = [Choice("r", "Red"), Choice("g", "Green"), Choice("b", "Blue")]

    @Test func inAListAreOptions() throws {
        let field = SelectElement(name: "color", choices: colors)
        #expect(
            field.html == """
                <select name="color"><option value="" hidden="" selected=""></option>\
                <option value="r">Red</option><option value="g">Green</option><option value="b">Blue</option></select>
                """)
        try field.enter(.text("g"), edit: 1)
        #expect(
            field.html == """
                <select name="color"><option value="r">Red</option>\
                <option value="g" selected="">Green</option><option value="b">Blue</option></select>
                """)
        #expect(throws: FieldError("“x” is not among the choices.")) { try field.enter(.text("x"), edit: 2) }
        #expect(throws: FieldError("“” is not among the choices.")) { try field.enter(.text(""), edit: 3) }
        #expect(throws: FieldError("This field takes one of its choices.")) {
            try field.enter(.flag(true), edit: 4)
        }
        #expect(field.value == "g")
        #expect(field.jsonValue == .string("g"))
    }

    @Test func thatNobodyMadeAreLeftAlone() throws {
        let field = SelectElement(name: "color", choices: colors)
        var edits: [String] = []
        field.onEdit = { edits.append($0) }
        try field.enter(.text(""), edit: 1)
        #expect(edits.isEmpty)
    }

    @Test func thatChangeAreToldWithTheValue() {
        let field = SelectElement(name: "color", choices: colors)
        field.value = "g"
        let document = Document(root: field)
        field.choices = [Choice("b", "Blue"), Choice("g", "Leaf green"), Choice("y", "Yellow")]
        document.commit()
        #expect(
            String(decoding: document.frame(since: 1).bytes, as: UTF8.self) == """
                {"b":1,"q":2,"fields":{"color":[0,"g"]},"ops":[["m",1,4,3],\
                ["i",1,3,"<option data-n=\\"5\\" value=\\"y\\">Yellow</option>"],["t",3,"Leaf green"],["x",2]]}
                """)
    }

    @Test func ofManyAreAList() throws {
        let field = MultipleSelectElement(name: "colors", choices: colors)
        try field.enter(.choices(["b", "r"]), edit: 1)
        #expect(field.value == ["r", "b"])
        #expect(
            field.html == """
                <input type="hidden" name="colors" value=""><select name="colors" multiple="">\
                <option value="r" selected="">Red</option><option value="g">Green</option>\
                <option value="b" selected="">Blue</option></select>
                """)
        try field.enter(.choices(["", "g"]), edit: 2)
        #expect(field.value == ["g"])
        #expect(throws: FieldError("“x” is not among the choices.")) {
            try field.enter(.choices(["x", "r"]), edit: 3)
        }
        #expect(field.jsonValue == .array([.string("g")]))
        try field.enter(.text(""), edit: 4)
        #expect(field.value == [])
    }

    @Test func besideEachOtherAreRadioButtons() throws {
        let field = RadioGroupElement(name: "color", choices: Array(colors.prefix(2)))
        let labeled = LabeledField("Colour", field)
        field.value = "r"
        #expect(
            labeled.html == """
                <div class="field"><fieldset class="choices" role="radiogroup"><legend>Colour</legend>\
                <label class="choice"><input type="radio" name="color" value="r" checked=""><span>Red</span></label>\
                <label class="choice"><input type="radio" name="color" value="g"><span>Green</span></label>\
                </fieldset></div>
                """)
        #expect(throws: FieldError("“x” is not among the choices.")) { try field.enter(.text("x"), edit: 1) }
        #expect(labeled.html.contains(#"role="radiogroup" aria-invalid="true" aria-describedby="message-0""#))
        #expect(labeled.html.hasSuffix("role=\"status\">“x” is not among the choices.</span></div>"))
        try field.enter(.text("g"), edit: 2)
        #expect(field.value == "g")
    }

    @Test func besideEachOtherFollowTheNameOfTheirField() {
        let root = Element("main")
        let field = RadioGroupElement(name: "color", choices: colors)
        root.append(field)
        let document = Document(root: root)
        field.name = "colour"
        document.commit()
        #expect(
            String(decoding: document.frame(since: 1).bytes, as: UTF8.self) == """
                {"b":1,"q":2,"ops":[["a",4,"name","colour"],["a",7,"name","colour"],["a",10,"name","colour"]]}
                """)
    }
}
