import Glibc
import Testing
import Views

/// The steps of sizes stand in Swift, which takes the nearest, and in the style sheet: each has to be in both.
@MainActor
@Suite("The style sheet")
struct StyleSheetTests {
    private let lengths = (0...100).map { Double($0 * 10) } + (0...70).map(Double.init)

    @Test func hasEveryStepOfRoom() throws {
        try expectClasses(of: lengths.map { Text("A").padding($0) })
        for edge in Edge.allCases {
            try expectClasses(of: lengths.map { Text("A").padding(Edge.Set(edge), $0) })
        }
        try expectClasses(of: lengths.map { length in VStack(spacing: length) { Text("A") } })
        try expectClasses(of: lengths.map { length in HStack { Spacer(minLength: length) } })
        try expectClasses(
            of: lengths.map { length in
                Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { Text("A") } }
            })
    }

    @Test func hasEveryStepOfASize() throws {
        try expectClasses(of: lengths.map { Text("A").frame(width: $0, height: $0) })
        try expectClasses(
            of: lengths.map { Text("A").frame(minWidth: $0, maxWidth: $0, minHeight: $0, maxHeight: $0) })
        try expectClasses(of: lengths.map { Text("A").cornerRadius($0) })
        try expectClasses(of: lengths.map { Text("A").opacity($0 / 100) })
        try expectClasses(of: (1...12).map { Text("A").lineLimit($0) })
    }

    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
        .white, .gray, .black, .clear, .primary, .secondary, .tertiary, .accentColor,
    ]

    @Test func hasEveryColour() throws {
        try expectClasses(of: colors.map { Text("A").foregroundStyle($0) })
        try expectClasses(of: colors.map { Text("A").background($0) })
        try expectClasses(of: (0...10).map { Text("A").foregroundStyle(.red.opacity(Double($0) / 10)) })
        try expectClasses(of: (0...10).map { Text("A").background(.red.opacity(Double($0) / 10)) })
    }

    /// Where the style sheet cannot name a colour, in a picker and in a gradient, Swift's digits are shown.
    @Test func hasTheDigitsOfEveryColour() throws {
        for color in colors where color != .clear {
            let name = try #require(color.className)
            #expect(try lightDigits(ofClass: "color-\(name)") == color.solidDigits, "\(name)")
        }
    }

    @Test func hasEveryFont() throws {
        try expectClasses(of: Font.TextStyle.allCases.map { Text("A").font(.system($0)) })
        let weights: [Font.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
        try expectClasses(of: weights.map { Text("A").fontWeight($0) })
        try expectClasses(of: TextAlignment.allCases.map { Text("A").multilineTextAlignment($0) })
    }

    @Test func hasEveryStepOfMotion() throws {
        try expectClasses(of: (-9...9).map { Text("A").rotationEffect(.degrees(Double($0) * 45)) })
        try expectClasses(of: (0...30).map { Text("A").scaleEffect(Double($0) / 10) })
        let animations: [Animation] = [
            .linear(duration: 0), .easeIn(duration: 0.2), .easeOut(duration: 0.5),
            .spring(duration: 1, bounce: 1), .smooth(duration: 0.35),
        ]
        try expectClasses(of: animations.map { Text("A").animation($0, value: 1) })
        try expectClasses(
            of: (0...10).map { Text("A").animation(.linear.delay(Double($0) / 10), value: 1) })
        try expectClasses(
            of: Edge.allCases.map { Text("A").transition(.push(from: $0)) } + [Text("A").transition(.scale)])
    }

    @Test func hasEveryMaterialAndEdge() throws {
        let materials: [Material] = [.ultraThin, .thin, .thick, .ultraThick]
        try expectClasses(of: materials.map { Text("A").background($0, in: .capsule) })
        try expectClasses(of: [2.0, 3, 4].map { Text("A").border(.secondary, width: $0) })
        try expectClasses(of: [1.0, 9].map { Text("A").clipShape(.circle).shadow(radius: $0) })
        try expectClasses(
            of: [0.5, 0.7, 1, 1.3, 1.6, 1.7, 3].map { Text("A").aspectRatio($0, contentMode: .fit) })
    }

    private func expectClasses<Content: View>(of views: [Content]) throws {
        let sheet = try classes()
        var missing: Set<Substring> = []
        for view in views {
            for part in MountedPage(view).html.split(separator: "class=\"").dropFirst() {
                for name in part.prefix(while: { $0 != "\"" }).split(separator: " ")
                where !sheet.contains(name) {
                    missing.insert(name)
                }
            }
        }
        #expect(missing == [])
    }

    /// The colour that a class gives to text on light pages, in six digits.
    private func lightDigits(ofClass name: String) throws -> String {
        let sheet = try styleSheet()
        let rule = try Regex("\\.\(name) \\{ --color: ([^;]+);")
        var value = try #require(sheet.firstMatch(of: rule)?[1].substring)
        if let variable = value.wholeMatch(of: /var\((--[a-z]+)\)/)?.1 {
            let definition = try Regex("\(variable): light-dark\\((#[0-9a-f]+),")
            value = try #require(sheet.firstMatch(of: definition)?[1].substring)
        }
        return value.count == 4 ? "#" + value.dropFirst().map { "\($0)\($0)" }.joined() : String(value)
    }

    /// The classes that the library's style sheet speaks of.
    private func classes() throws -> Set<Substring> {
        Set(
            try styleSheet().split(separator: ".").dropFirst()
                .map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "-" } })
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
