/** Characters that XML 1.0 cannot represent: controls, lone surrogates and two noncharacters. */
const UNFIT = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes any text for XML. */
export function xmlText(text: string): string {
  return text.replace(UNFIT, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}
