/** Control characters, line ends and tabs; a space replaces them, so the text around them stays separate. */
const SEPARATORS = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu

/** Embeddings and overrides: they could make a name read as another (Unicode TR 36, section 2.5). Isolates are kept. */
const OVERRIDES = /[\u202a-\u202e]/g

/**
 * Turns any string into one line of text: well-formed, composed (NFC, as fonts expect), without direction overrides,
 * and with every stretch of white space and control characters as one space.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(OVERRIDES, '').replace(SEPARATORS, ' ').trim().normalize('NFC')
}
