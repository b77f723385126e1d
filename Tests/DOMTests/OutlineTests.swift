import JSON
import Testing

@testable import DOM

/// What a page says to scripts, made from its elements.
@MainActor
@Suite struct Outlines {
    @Test func tellsHeadingsAndTextsInTheirOrder() {
        let title = Element("h1", text: "Disks")
        let note = Element("p", text: "Two of them.")
        let section = Element("section")
        section.append(Element("h3", text: "sda"), Element("p", text: "Full"), Element("p", text: " "))
        #expect(
            outline(title, note, section) == """
                [{"heading":"Disks","level":1},{"text":"Two of them."},{"heading":"sda","level":3},{"text":"Full"}]
                """)
    }

    @Test func aTextOfSeveralPiecesIsWhatItSays() {
        let text = TextElement("p")
        text.append(Element("span", text: "Username: "), Element("span", text: "ann"))
        let row = Element("div")
        row.append(Element("span", text: "One"), Element("span", text: "Two"))
        #expect(outline(text, row) == #"[{"text":"Username: ann"},{"text":"One"},{"text":"Two"}]"#)
    }

    @Test func aFieldOfAScriptsOwnIsNotSeen() {
        #expect(outline(SelectionElement(name: "@chart"), Element("p", text: "Ada")) == #"[{"text":"Ada"}]"#)
    }

    @Test func aControlThatCannotBeUsedIsNotReached() {
        let group = Element("fieldset")
        group["disabled"] = ""
        let legend = Element("legend")
        legend.append(ButtonElement(name: "help", text: "Help"))
        group.append(legend, InputElement(name: "name"), ButtonElement(name: "save", text: "Save"))
        let hidden = Element("div")
        hidden.isHidden = true
        hidden.append(ButtonElement(name: "delete", text: "Delete"))
        let root = Element("main")
        root.append(group, hidden, ButtonElement(name: "back", text: "Back"))
        let document = Document(root: root)
        #expect(document.reachableControls.map(\.name) == ["help", "back"])
        hidden.isHidden = false
        group["disabled"] = nil
        #expect(document.reachableControls.map(\.name) == ["help", "name", "save", "delete", "back"])
    }

    @Test func rowsOfAListAreArrays() {
        let list = Element("ul")
        for name in ["Ada", "Grace"] {
            let link = Element("a", text: name)
            link["href"] = "/people/\(name)"
            let item = Element("li")
            item.append(link, ButtonElement(name: "follow-\(name)", text: "Follow"))
            list.append(item)
        }
        list.append(Element("li", text: "and more"))
        #expect(
            outline(list) == """
                [{"list":[[{"link":"Ada","address":"/people/Ada"},{"action":"follow-Ada","label":"Follow"}],\
                [{"link":"Grace","address":"/people/Grace"},{"action":"follow-Grace","label":"Follow"}],\
                [{"text":"and more"}]]}]
                """)
    }

    @Test func rowsOfATableAreObjectsByTheNamesOfTheColumns() {
        let table = table(["Name", "", "Name"], [["sda", "12 GB", "b"], ["sdb", "1 GB", "c", "too much"]])
        table.append(Element("caption", text: "Disks"))
        let cell = Element("td")
        cell.append(ButtonElement(name: "wipe-1", text: "Wipe"))
        table.children[1].children[0].append(cell)
        #expect(
            outline(table) == """
                [{"table":"Disks","columns":["Name","2","Name 3"],"rows":[\
                {"Name":"sda","2":"12 GB","Name 3":"b","4":[{"action":"wipe-1","label":"Wipe"}]},\
                {"Name":"sdb","2":"1 GB","Name 3":"c","4":"too much"}]}]
                """)
    }

    @Test func aChartIsItsTitleAndItsTable() {
        let figure = Element("figure")
        let drawing = Element("svg")
        drawing["role"] = "img"
        drawing["aria-label"] = "Load"
        let apart = Element("div", class: "visually-hidden")
        apart.append(table(["Second", "Load"], [["1", "80"]]))
        let note = Element("figcaption", text: "of today")
        figure.append(drawing, apart, note)
        #expect(
            outline(figure) == """
                [{"chart":"Load","columns":["Second","Load"],"rows":[{"Second":"1","Load":"80"}]},{"text":"of today"}]
                """)
    }

    @Test func aFigureWithoutFiguresIsWhatStandsInIt() {
        let figure = Element("figure")
        let picture = Element("img")
        picture["src"] = "/door.jpg"
        picture["alt"] = "The door"
        figure.append(picture, Element("figcaption", text: "Shut"))
        #expect(outline(figure) == #"[{"picture":"The door","address":"/door.jpg"},{"text":"Shut"}]"#)
    }

    @Test func decorationsAndWhatIsHiddenAreLeftOut() {
        let wave = Element("img")
        wave["alt"] = ""
        let hidden = Element("p", text: "hidden")
        hidden.isHidden = true
        let decoration = Element("span", text: "AL")
        decoration["aria-hidden"] = "true"
        let apart = Element("p", class: "note visually-hidden", text: "read out only")
        let shown = Element("p", text: "shown")
        shown["aria-hidden"] = "false"
        let closed = Element("dialog", text: "closed")
        #expect(
            outline(wave, hidden, decoration, apart, closed, Element("script", text: "x"), shown)
                == #"[{"text":"shown"}]"#)
    }

    @Test func whatIsFoldedAwayIsLeftOutUnlessTheBrowserUnfoldsItByItself() {
        let own = DetailsElement(summary: "About")
        own.append(Element("p", text: "Pinion"))
        let menu = DetailsElement(name: "more", summary: "More")
        menu.append(ButtonElement(name: "delete", text: "Delete"))
        #expect(
            outline(own, menu) == """
                [{"details":"About","content":[{"text":"Pinion"}]},{"details":"More","field":"more","open":false}]
                """)
        menu.isOpen = true
        #expect(
            outline(menu) == """
                [{"details":"More","field":"more","open":true,"content":[{"action":"delete","label":"Delete"}]}]
                """)
    }

    @Test func aDialogHasATitleAndWhatStandsInIt() {
        let dialog = DialogElement(class: "alert", dismissAction: "ok")
        let heading = Element("h2", class: "visually-hidden", text: "Delete it?")
        heading["id"] = "dialog-1"
        dialog["aria-labelledby"] = "dialog-1"
        dialog.append(heading, Element("p", text: "For good."), ButtonElement(name: "ok", text: "OK"))
        #expect(
            outline(dialog) == """
                [{"dialog":"Delete it?","content":[{"text":"For good."},{"action":"ok","label":"OK"}]}]
                """)
    }

    @Test func barsTellHowFarThingsAre() {
        let disk = Element("label")
        let meter = Element("meter")
        (meter["value"], meter["min"], meter["max"]) = ("3.5", "0", "8")
        disk.append(Element("span", text: "Disk"), meter, Element("span", text: "3.5 of 8 GB"))
        let wheel = Element("progress")
        wheel["aria-label"] = "Loading…"
        let odd = Element("progress")
        odd["value"] = "half"
        #expect(
            outline(disk, wheel, odd) == """
                [{"meter":"Disk","value":3.5,"minimum":0,"maximum":8,"text":"3.5 of 8 GB"},\
                {"progress":"Loading…","busy":true},{"progress":"","value":null,"maximum":1}]
                """)
    }

    @Test func aButtonWithASignIsCalledByItsWords() {
        let close = ButtonElement(name: "close", text: "×")
        close["aria-label"] = "Close"
        let save = ButtonElement(name: "save", text: "Save")
        save["aria-label"] = "Save the page"
        save["aria-busy"] = "true"
        #expect(
            outline(close, save) == """
                [{"action":"close","label":"Close"},{"action":"save","label":"Save","busy":true}]
                """)
    }

    @Test func neverTellsASecret() {
        let password = InputElement(name: "password", kind: .password)
        password.value = "correct horse"
        let note = TextAreaElement(name: "note")
        note.value = "dear diary"
        let box = Element("div")
        box.name = "box"
        box.append(LabeledField("Password", password), LabeledField("Note", note))
        #expect(
            outline(box) == """
                [{"field":"password","label":"Password"},{"field":"note","label":"Note"}]
                """)
        #expect(box.textContent == "Password Note")
    }

    @Test func endsWhereItIsTooLong() {
        let list = Element("ul")
        for number in 0..<Outline.entryLimit { list.append(Element("li", text: "\(number)")) }
        let told = outline(list, Element("p", text: "behind"))
        #expect(told.hasSuffix(#"[{"text":"9998"}],[{"truncated":true}]]}]"#))
        let long = Element("p", text: String(repeating: "x", count: Outline.byteLimit))
        #expect(outline(long).hasSuffix(#"xx"}]"#))
        let longer = Element("p", text: String(repeating: "x", count: Outline.byteLimit + 1))
        #expect(outline(Element("p", text: "a"), longer) == #"[{"text":"a"},{"truncated":true}]"#)
    }

    private func table(_ heads: [String], _ rows: [[String]]) -> Element {
        let table = Element("table")
        let head = Element("thead")
        let headRow = Element("tr")
        for name in heads { headRow.append(Element("th", text: name)) }
        head.append(headRow)
        let body = Element("tbody")
        for cells in rows {
            let row = Element("tr")
            for text in cells { row.append(Element("td", text: text)) }
            body.append(row)
        }
        table.append(head, body)
        return table
    }

    private func outline(_ elements: Element...) -> String {
        let root = Element("main")
        for element in elements { root.append(element) }
        let document = Document(root: root)
        return String(decoding: Outline.entries(of: document).bytes, as: UTF8.self)
    }
}
