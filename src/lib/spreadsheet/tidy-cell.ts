import { isVisible } from '../text/visible-text.ts'

/** In UTF-16 units, far beyond any name with line breaks and blanks in it. */
export const MAX_TEXT_LENGTH = 2_000

/** What most cells are: characters that are seen, of Latin script, and single blanks between them. */
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-~\u00a1-\u00ac\u00ae-\u024f]+)*$/

/** Whether a cell is what it is to be already, and nothing is wrong with its characters. */
export function isPlainCell(text: string): boolean {
  return PLAIN.test(text)
}

/**
 * Line breaks and tabs inside a cell are one space, with the blanks around them; what only consists of invisible
 * characters is blank. A text that is too long for a name stays as it is.
 */
export function tidyCell(text: string): string {
  if (!isVisible(text)) return ''
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT_LENGTH) return trimmed
  return trimmed
    .replace(/[\s\u0085]+/gu, (blanks) => (/[\t\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks))
    .trim()
}
