import Testing
import Views

@MainActor
@Suite("Menus with an action of their own")
struct MenuTests {
    private final class Diary {
        var entries: [String] = []
    }

    @Test func theButtonStandsBesideTheMenu() {
        let diary = Diary()
        let page = MountedPage {
            Menu("Send") {
                Button("Send later") { diary.entries.append("later") }
            } primaryAction: {
                diary.entries.append("now")
            }
        }
        #expect(page.html.hasPrefix(#"<div class="menu-pair"><button"#))
        #expect(page.html.contains(#"</button><details class="menu""#))
        #expect(page.html.contains(">More</"))
        page.press("send")
        page.press("send-later")
        #expect(diary.entries == ["now", "later"])
    }

    @Test func oneWithoutAnActionIsAMenuAlone() {
        let page = MountedPage { Menu("Send") { Button("Send later") {} } }
        #expect(page.html.hasPrefix("<details"))
    }
}
