import { SLICED_RUN } from './block-shape.ts'

/** So many runs are asked for: each more makes a search look at another slice of each block, and few rows share even these. */
const RUNS_ASKED = 5
/** A local part shorter than this is looked for together with the beginning of its domain. */
const HEAD = 8

/**
 * The part of a needle by which slices find rows; the rest is checked in the rows. People are told apart by the end of
 * a name and by what stands before the @, while whole events share first names and domains.
 * @returns null for a needle of fewer characters than a run.
 */
export function distinctivePart(needle: string): string | null {
  const characters = Array.from(needle)
  const at = characters.indexOf('@')
  const head = at < 0 ? characters : characters.slice(0, Math.max(at + 1, HEAD))
  const end = head.slice(1 - SLICED_RUN - RUNS_ASKED)
  return end.length < SLICED_RUN ? null : end.join('')
}
