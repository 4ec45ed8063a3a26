import { searchKey } from '../../../lib/text/search-key.ts'

/**
 * Makes a judge of texts: whether one of these words or phrases is in it, as whole words, without regard to case, accents
 * and what stands between words. A star at the end stands for any ending. Each text is gone through once for each word, so
 * what it costs is bounded by their lengths.
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

/** Rules ask one after the other of the same text. Folding it costs more than seeking all words of a rule in it. */
function lastPlain(text: string): string {
  if (last.text !== text) last = { text, plain: plainWords(text) }
  return last.plain
}

/** The words of a text in the form in which they are compared, with one space between. */
export const plainWords = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
