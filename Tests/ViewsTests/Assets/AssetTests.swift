import DOM
import Glibc
import Testing

@testable import Views

/// What a program brings along in asset catalogues.
@MainActor
@Suite("Assets") struct AssetTests {
    private let bundle = Bundle()

    @Test func anImageIsShownWithAllItsDensities() throws {
        bundle.write("A.xcassets/Flag.imageset/flag.png", "one")
        bundle.write("A.xcassets/Flag.imageset/flag@2x.png", "two")
        bundle.write(
            "A.xcassets/Flag.imageset/Contents.json",
            """
            {"images": [{"filename": "flag.png", "idiom": "universal", "scale": "1x"},
              {"filename": "flag@2x.png", "idiom": "universal", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"}]}
            """)
        let page = MountedPage { Image("Flag", in: bundle.path, label: Text("A flag")) }
        let keys = ["one", "two"].map { Self.key(of: $0) }
        #expect(
            page.html == """
                <img src="/assets/\(keys[0]).png" srcset="/assets/\(keys[0]).png 1x, /assets/\(keys[1]).png 2x" \
                alt="A flag">
                """)
        #expect(Assets.bytes(of: keys[1] + ".png") == Array("two".utf8))
        #expect(Assets.bytes(of: "../secret.png") == nil)
    }

    @Test func anImageThatIsAnotherOneOnDarkPagesIsTwo() {
        bundle.write("A.xcassets/Sky.imageset/day.svg", "<svg/>")
        bundle.write("A.xcassets/Sky.imageset/night.svg", "<svg >")
        bundle.write(
            "A.xcassets/Sky.imageset/Contents.json",
            """
            {"images": [{"filename": "day.svg", "idiom": "universal"}, {"filename": "night.svg", "idiom": "universal",
              "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"preserves-vector-representation": true}}
            """)
        let page = MountedPage { Image("Sky", in: bundle.path, label: Text("Sky")) }
        #expect(page.html.contains(#"alt="Sky" class="only-light""#))
        #expect(page.html.contains(#"alt="Sky" class="only-dark""#))
    }

    @Test func aFolderGivesItsNameIfItSaysSo() {
        bundle.write("A.xcassets/Flags/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        bundle.write("A.xcassets/Flags/Estonia.imageset/e.png", "e")
        bundle.write(
            "A.xcassets/Flags/Estonia.imageset/Contents.json",
            #"{"images": [{"filename": "e.png", "idiom": "universal"}]}"#)
        bundle.write("A.xcassets/Plain/Latvia.imageset/l.png", "l")
        bundle.write(
            "A.xcassets/Plain/Latvia.imageset/Contents.json",
            #"{"images": [{"filename": "l.png", "idiom": "universal"}]}"#)
        #expect(Assets.catalog(of: bundle.path).images.keys.sorted() == ["Flags/Estonia", "Latvia"])
    }

    @Test func aPictureLiesInABundleByItself() {
        bundle.write("Deep/Pier@2x.jpg", "p")
        let page = MountedPage { Image("Pier", in: bundle.path, label: Text("")) }
        let key = Self.key(of: "p")
        #expect(page.html == #"<img srcset="/assets/\#(key).jpg 2x" alt="">"#)
    }

    @Test func aTemplateIsPaintedInTheColourOfTheText() {
        bundle.write("Leaf.svg", #"<svg viewBox="0 0 40 20"><path d="M0 0"/></svg>"#)
        let page = MountedPage {
            Image("Leaf", in: bundle.path, label: Text("Leaf")).renderingMode(.template)
        }
        #expect(page.html.contains(#"<svg class="template""#))
        #expect(
            page.html.contains(#"viewBox="0 0 40 20" width="40" height="20" role="img" aria-label="Leaf""#))
        #expect(page.html.contains(#"mask-type="alpha""#))
    }

    @Test(arguments: [
        ("{", "it is no JSON"), ("{}", "it names no images"),
        (#"{"images": [{"filename": "none.png", "idiom": "universal"}]}"#, "there is no file “none.png”"),
        (
            #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#,
            "browsers show no such file as “a.pdf”"
        ),
        (#"{"images": [{"idiom": "universal"}]}"#, "it names no file"),
    ])
    func whatIsDamagedIsReportedOnceAndItsNameIsSaid(contents: String, reason: String) {
        bundle.write("A.xcassets/Broken.imageset/Contents.json", contents)
        let page = MountedPage {
            Image("Broken", in: bundle.path, label: Text("Broken"))
            Image("Broken", in: bundle.path, label: Text("Broken"))
        }
        #expect(page.html == #"<img alt="Broken"><img alt="Broken">"#)
        #expect(page.reports.count == 1)
        #expect(page.reports[0].contains("Broken.imageset/Contents.json: \(reason)"))
    }

    @Test func anImageThatIsMissingIsReported() {
        let page = MountedPage { Image("Nowhere") }
        #expect(page.html == #"<img alt="Nowhere">"#)
        #expect(page.reports.count == 1)
        #expect(page.reports[0].contains("there is no image “Nowhere” among the resources"))
    }

    @Test(arguments: [
        (#"{"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}"#, "srgb", "#ff8000"),
        (#"{"red": "255", "green": "128", "blue": "0", "alpha": "0.5"}"#, "srgb", "#ff800080"),
        (#"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}"#, "srgb", "#ff8000"),
        (#"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#, "display-p3", "#ff0000"),
        (#"{"red": "0.500", "green": "0.500", "blue": "0.500", "alpha": "1.000"}"#, "display-p3", "#808080"),
        (#"{"white": "0.500", "alpha": "1.000"}"#, "gray-gamma-22", "#808080"),
    ])
    func aColourIsReadInEachNotation(components: String, space: String, digits: String) {
        bundle.write(
            "A.xcassets/Tea.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": \(components)}}]}
            """)
        #expect(Color("Tea", in: bundle.path).css == digits)
    }

    @Test func aColourIsAnotherOneOnDarkPages() {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
        let part = #""idiom": "universal", "color": {"components": {"red": "0", "green": "0", "blue": "#
        bundle.write(
            "A.xcassets/AccentColor.colorset/Contents.json",
            #"{"colors": [{\#(part)"255"}}}, {\#(dark) \#(part)"0x80"}}}]}"#)
        let color = Color("AccentColor", in: bundle.path)
        #expect(color.css == "light-dark(#0000ff,#000080)")
        let page = MountedPage { Text("Tea").foregroundStyle(color) }
        #expect(
            page.html == #"<p class="color-mixed" data-style="--color:light-dark(#0000ff,#000080)">Tea</p>"#)
        #expect(color.opacity(0.5).css == "color-mix(in srgb,light-dark(#0000ff,#000080) 50%,transparent)")
    }

    @Test func aColourThatIsMissingIsReportedAndThatOfText() {
        let page = MountedPage { MissingColor() }
        #expect(page.html.contains("color-primary"))
        #expect(page.reports == ["/: there is no colour “None” among the resources."])
    }

    @Test func theIconIsOneThatIsSharp() {
        bundle.write("A.xcassets/AppIcon.appiconset/20.png", "20")
        bundle.write("A.xcassets/AppIcon.appiconset/60.png", "60")
        bundle.write("A.xcassets/AppIcon.appiconset/1024.png", "1024")
        bundle.write(
            "A.xcassets/AppIcon.appiconset/Contents.json",
            """
            {"images": [{"filename": "20.png", "size": "20x20", "scale": "2x"},
              {"filename": "1024.png", "size": "1024x1024", "scale": "1x"},
              {"filename": "60.png", "size": "60x60", "scale": "3x"}]}
            """)
        #expect(Assets.catalog(of: bundle.path).icon?.hasSuffix("/60.png") == true)
    }

    /// FNV-1a, as the addresses have it.
    private static func key(of text: String) -> String {
        String(
            text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 },
            radix: 16)
    }
}

private struct MissingColor: View {
    var body: some View { Text("Tea").foregroundStyle(Color("None")) }
}

/// A folder of resources, which goes with the test.
private final class Bundle {
    let path: String

    init() {
        var template = Array("/tmp/pinion-assets-XXXXXX".utf8CString)
        mkdtemp(&template)
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func write(_ name: String, _ text: String) {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o755)
        }
        guard let file = fopen(path + "/" + name, "w") else { return }
        fwrite(text, 1, text.utf8.count, file)
        fclose(file)
    }

    deinit { Self.remove(path) }

    private static func remove(_ folder: String) {
        for name in FolderReading.names(in: folder).map({ folder + "/" + $0 }) {
            if FolderReading.isFolder(name) { remove(name) } else { unlink(name) }
        }
        rmdir(folder)
    }
}
