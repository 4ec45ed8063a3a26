/** How many characters the search indexes take together, as the function `search_grams` of the database has it. */
const RUN = 4
/** The index is asked for so many runs at most: each more makes it read another list of rows. */
const RUNS_ASKED = 3
/** A local part shorter than this is looked for together with the beginning of its domain. */
const HEAD = 8

/**
 * The runs of a needle by which the index finds rows; the rest is checked in the rows. People are told apart by the end of
 * a name and by what stands before the @, while whole events share first names and domains. Runs stand side by side, since
 * those that overlap are mostly in the same rows.
 * @returns none for a needle of fewer characters than a run.
 */
export function distinctiveRuns(needle: string): string[] {
  const characters = Array.from(needle)
  const at = characters.indexOf('@')
  const head = at < 0 ? characters : characters.slice(0, Math.max(at + 1, HEAD))
  if (head.length < RUN) return []
  const starts = Array.from({ length: RUNS_ASKED }, (_, n) => Math.max(head.length - RUN * (n + 1), 0))
  return [...new Set(starts.map((start) => head.slice(start, start + RUN).join('')))]
}
