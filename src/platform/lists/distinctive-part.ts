/** How many characters the search indexes take together, as the function `search_grams` of the database has it. */
const GRAM = 4
/** The index is asked for this many grams: each more makes it read another list, and few rows share even these. */
const GRAMS_ASKED = 5
/** A local part shorter than this is looked for together with the beginning of its domain. */
const HEAD = 8

/**
 * The part of a needle by which the index finds rows; the rest is checked in the rows. People are told apart by the end of
 * a name and by what stands before the @, while whole events share first names and domains.
 * @returns null for a needle of fewer characters than a gram.
 */
export function distinctivePart(needle: string): string | null {
  const characters = Array.from(needle)
  const at = characters.indexOf('@')
  const head = at < 0 ? characters : characters.slice(0, Math.max(at + 1, HEAD))
  const end = head.slice(1 - GRAM - GRAMS_ASKED)
  return end.length < GRAM ? null : end.join('')
}
