/** The length of the runs in the search indexes, as in the database function `search_grams`. */
const RUN = 4
/** The most runs to look up: each further one makes the index read another list of rows. */
const RUNS_ASKED = 3
/** A local part shorter than this is searched together with the start of its domain. */
const HEAD = 8

/**
 * Returns the runs of a search text by which the index finds rows; the rest is checked in the rows. People differ in
 * the ends of names and in what precedes the @, while whole events share first names and domains. The runs do not
 * overlap, since overlapping ones are mostly in the same rows.
 * @returns an empty list for a text shorter than a run
 */
export function distinctiveRuns(needle: string): string[] {
  const characters = Array.from(needle)
  const at = characters.indexOf('@')
  const head = at < 0 ? characters : characters.slice(0, Math.max(at + 1, HEAD))
  if (head.length < RUN) return []
  const starts = Array.from({ length: RUNS_ASKED }, (_, n) => Math.max(head.length - RUN * (n + 1), 0))
  return [...new Set(starts.map((start) => head.slice(start, start + RUN).join('')))]
}
