import { isVisible } from '../text/visible-text.ts'

/** In UTF-16 units: far longer than any name, including line breaks and blanks. */
export const MAX_TEXT_LENGTH = 2_000

/** Most cells: visible Latin characters with single spaces between them. */
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-~\u00a1-\u00ac\u00ae-\u024f]+)*$/

/** Whether a cell needs no tidying and has no invalid characters. */
export function isPlainCell(text: string): boolean {
  return PLAIN.test(text)
}

/**
 * Turns line breaks and tabs inside a cell, with the blanks around them, into one space; text of only invisible
 * characters becomes blank. A text that is too long for a name stays unchanged.
 */
export function tidyCell(text: string): string {
  if (!isVisible(text)) return ''
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT_LENGTH) return trimmed
  return trimmed
    .replace(/[\s\u0085]+/gu, (blanks) => (/[\t\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks))
    .trim()
}
