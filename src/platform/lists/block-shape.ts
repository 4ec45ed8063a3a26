/** A block has about this many rows, and a list so many before it has one; what is in no block is read by each search. */
export const BLOCK_ROWS = 16_384
/** Rows next to one another that the slices tell apart from others, not from one another. */
export const STRETCH_ROWS = 16
/** Up to so many rows a block keeps the ids of those that have a run. */
export const FEW_ROWS = 16
/** The longest run that is counted. */
export const COUNTED_RUN = 3
/** Over how many slices the runs of four characters are spread. */
const BUCKETS = 8_192
/** How many characters the slices take together. */
export const SLICED_RUN = 4

/** The two slices of the run of four characters that begins at `at`, by a hash whose every bit depends on all of them. */
export function bucketsAt(points: ArrayLike<number>, at: number): [number, number] {
  let hash = 0
  for (let i = at; i < at + SLICED_RUN; i++) {
    hash = Math.imul(hash ^ points[i]!, 0x85ebca6b)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash, 0xc2b2ae35)
  return [(hash >>> 3) & (BUCKETS - 1), (hash >>> 18) & (BUCKETS - 1)]
}

/** The characters of a text as numbers. */
export function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!)
}
