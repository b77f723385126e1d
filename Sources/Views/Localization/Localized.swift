/// A text of the program in the language of the page that is evaluated, or whose action runs; what reads it is evaluated
/// again when that is another one. In a program without catalogues it is the text itself.
@MainActor
package func localized(_ key: LocalizedStringKey) -> String { key.text }
