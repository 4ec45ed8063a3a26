import { searchKey } from '../../../lib/text/search-key.ts'

/**
 * Returns a matcher that tests whether a text contains one of these words or phrases as whole words, ignoring case,
 * accents and anything between words. A trailing star matches any ending. Each word scans the text once, so the cost is
 * bounded by their lengths.
 */
export function matchWords(words: readonly string[]): (text: string) => boolean {
  const sought = words.flatMap((word) => {
    const plain = plainWords(word)
    return plain === '' ? [] : [` ${plain}${word.trimEnd().endsWith('*') ? '' : ' '}`]
  })
  return (text) => {
    const plain = ` ${lastPlain(text)} `
    return sought.some((word) => plain.includes(word))
  }
}

let last = { text: '', plain: '' }

/**
 * Caches the last folded text: several rules test the same text, and folding it costs more than matching all words of a
 * rule.
 */
function lastPlain(text: string): string {
  if (last.text !== text) last = { text, plain: plainWords(text) }
  return last.plain
}

/** Returns the words of a text in comparable form, separated by one space. */
export const plainWords = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
