/** Controls, line ends and tabs; what they separate stays separate. */
const SEPARATORS = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu

/** Embeddings and overrides: they could make a name read as another (Unicode TR 36, section 2.5). Isolates are kept. */
const OVERRIDES = /[\u202a-\u202e]/g

/**
 * Makes any string fit to be one line of text: well-formed, composed (NFC, which fonts are made for), every stretch of
 * white space and control characters one space, without direction overrides.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(OVERRIDES, '').replace(SEPARATORS, ' ').trim().normalize('NFC')
}
