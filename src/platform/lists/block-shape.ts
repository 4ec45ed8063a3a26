/** A block has about this many rows, and a list so many before it has one; what is in no block is read by each search. */
export const BLOCK_ROWS = 16_384
/** Up to so many rows a block keeps the ids of those that have a run. */
export const FEW_ROWS = 16
/** The longest run that is counted. */
export const COUNTED_RUN = 3
/** The characters of a text as numbers. */
export function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!)
}
