import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("SearchWords")
struct SearchWordsTests {
    @Test(arguments: [
        ("Ada Lovelace", ["ada", "lovelace"]), ("  ", []), ("", []), ("Zoë", ["zoe"]),
        ("Jean-Luc O'Brien (ret.)", ["jean", "luc", "o", "brien", "ret"]), ("ada ADA Ada", ["ada"]),
        ("李小龍", ["李小龍"]), ("ΟΔΥΣΣΕΥΣ", ["οδυσσευσ"]), ("Ångström", ["angstrom"]), ("한글", ["한글"]),
        ("... !", ["...", "!"]), ("a\u{0}b\nc", ["a", "b", "c"]), ("👩‍🚀 x", ["👩‍🚀", "x"]),
    ])
    func areFolded(_ text: String, _ words: [String]) {
        #expect(SearchWords(of: text).words == words)
    }
}
