/// A text whose pieces have looks of their own: one stands right behind the other, as in a line of print.
///
/// Elsewhere what stands side by side are texts of their own, and between them is at least a space.
package final class TextElement: Element {}
