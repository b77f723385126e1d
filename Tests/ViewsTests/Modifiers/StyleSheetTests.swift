import Glibc
import Testing
import Views

/// What views give their elements, classes and exact values, the style sheet has to read.
@MainActor
@Suite("The style sheet")
struct StyleSheetTests {
    @Test func readsRoom() throws {
        try expectRead(by: [Text("A").padding(), Text("A").padding(5)])
        for edge in Edge.allCases { try expectRead(by: [Text("A").padding(Edge.Set(edge), 5)]) }
        try expectRead(by: [VStack(spacing: 5) { Text("A") }])
        try expectRead(by: [HStack { Spacer(minLength: 5) }])
        try expectRead(by: [Grid(horizontalSpacing: 5, verticalSpacing: 6) { GridRow { Text("A") } }])
        try expectRead(by: [LazyVGrid(columns: [GridItem()], spacing: 5) { Text("A") }])
    }

    @Test func readsFurtherLooks() throws {
        try expectRead(by: [ButtonBorderShape.capsule, .circle].map { Text("A").buttonBorderShape($0) })
        try expectRead(by: [ButtonSizing.fitted, .flexible].map { Text("A").buttonSizing($0) })
        try expectRead(by: [BadgeProminence.decreased, .increased].map { Text("A").badgeProminence($0) })
        try expectRead(by: [Text("A").labelIconToTitleSpacing(5).labelReservedIconWidth(5)])
        try expectRead(by: [VStack { Text("A") }.baselineOffset(5).writingDirection(strategy: .contentBased)])
        try expectRead(by: [Text("A").listRowSpacing(5).tableColumnHeaders(.hidden)])
        try expectRead(by: [Text("A").textEditorStyle(.plain).scrollDisabled(true)])
        try expectRead(by: [Text("A").safeAreaBar(edge: .top) { Text("B") }])
    }

    @Test func readsSizes() throws {
        try expectRead(by: [5, .infinity].map { Text("A").frame(width: $0, height: $0) })
        try expectRead(
            by: [5, 500, .infinity].map {
                Text("A").frame(
                    minWidth: $0, maxWidth: $0, minHeight: $0, maxHeight: $0, alignment: .topLeading)
            })
        try expectRead(by: [Text("A").cornerRadius(5).opacity(0.5).lineLimit(2)])
        try expectRead(by: [Text("A").aspectRatio(1.5, contentMode: .fit)])
        try expectRead(by: [Text("A").aspectRatio(contentMode: .fill)])
        try expectRead(by: [Image(decorative: "a.png").resizable().interpolation(.none)])
    }

    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
        .white, .gray, .black, .clear, .primary, .secondary, .tertiary, .accentColor,
    ]

    @Test func readsEveryColour() throws {
        try expectRead(by: colors.map { Text("A").foregroundStyle($0) })
        try expectRead(by: colors.map { Text("A").background($0) })
        try expectRead(by: [Text("A").foregroundStyle(.red.opacity(0.5)).background(.red.opacity(0.5))])
        try expectRead(by: [Text("A").background(Color(white: 0.3))])
        try expectRead(by: [Text("A").foregroundStyle(.red, .green, .blue)])
        try expectRead(by: [Text("A").foregroundStyle(.red.gradient).background(Color.blue.gradient)])
    }

    /// Where the style sheet cannot name a colour, in a picker and in a gradient, Swift's digits are shown.
    @Test func hasTheDigitsOfEveryColour() throws {
        for color in colors where color != .clear {
            let name = try #require(color.className)
            #expect(try lightDigits(ofClass: "color-\(name)") == color.solidDigits, "\(name)")
        }
    }

    @Test func readsEveryFont() throws {
        try expectRead(by: Font.TextStyle.allCases.map { Text("A").font(.system($0)) })
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        try expectRead(by: weights.map { Text("A").fontWeight($0) })
        try expectRead(by: [Text("A").font(.system(size: 21)), Text("A").font(.system(size: 22).italic())])
        try expectRead(by: TextAlignment.allCases.map { Text("A").multilineTextAlignment($0) })
    }

    @Test func readsMotion() throws {
        try expectRead(by: [Text("A").rotationEffect(.degrees(5), anchor: .top).scaleEffect(1.5).offset(x: 5)]
        )
    }

    @Test func readsMaterialsAndEdges() throws {
        let materials: [Material] = [.ultraThin, .thin, .thick, .ultraThick]
        try expectRead(by: materials.map { Text("A").background($0, in: .capsule) })
        try expectRead(by: [Text("A").border(.secondary, width: 2)])
        try expectRead(by: [Text("A").clipShape(.circle).shadow(radius: 3)])
    }

    private func expectRead(by views: [any View]) throws {
        let sheet = try styleSheet()
        let classes = classes(in: sheet)
        var missing: Set<Substring> = []
        for view in views {
            let html = html(of: view)
            for names in values(of: "class", in: html) {
                missing.formUnion(names.split(separator: " ").filter { !classes.contains($0) })
            }
            for style in values(of: "data-style", in: html) {
                let properties = style.split(separator: ";").map { $0.prefix { $0 != ":" } }
                missing.formUnion(properties.filter { !sheet.contains("var(\($0)") })
            }
        }
        #expect(missing == [])
    }

    private func html(of view: some View) -> String { MountedPage(view).html }

    private func values(of attribute: String, in html: String) -> [Substring] {
        html.split(separator: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }

    /// The colour that a class gives to text on light pages, in six digits.
    private func lightDigits(ofClass name: String) throws -> String {
        let sheet = try styleSheet()
        let rule = try Regex("\\.\(name) \\{ --color: ([^;]+);")
        var value = try #require(sheet.firstMatch(of: rule)?[1].substring)
        if let variable = value.wholeMatch(of: /var\((?:--[a-z-]+, var\()?(--[a-z]+)\)+/)?.1 {
            let definition = try Regex("\(variable): light-dark\\((#[0-9a-f]+),")
            value = try #require(sheet.firstMatch(of: definition)?[1].substring)
        }
        return value.count == 4 ? "#" + value.dropFirst().map { "\($0)\($0)" }.joined() : String(value)
    }

    /// The classes that the library's style sheet speaks of.
    private func classes(in sheet: String) -> Set<Substring> {
        Set(
            sheet.split(separator: ".").dropFirst().map {
                $0.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            })
    }

    /// The library's style sheet.
    private func styleSheet() throws -> String {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        let folder = root.joined(separator: "/") + "/Public/pinion.css"
        let directory = try #require(opendir(folder))
        defer { closedir(directory) }
        var sheet = ""
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasSuffix(".css") else { continue }
            sheet += try text(of: folder + "/" + name)
        }
        return sheet
    }

    private func text(of path: String) throws -> String {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
