/** What XML 1.0 has no way to say: controls, half a character, and two that are none. */
const UNFIT = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text inside XML, whatever is in it. */
export function xmlText(text: string): string {
  return text.replace(UNFIT, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}
