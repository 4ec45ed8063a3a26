import { createHmac } from 'node:crypto'

/** The number of entries of a status list, the least that Bitstring Status List allows. */
export const LIST_ENTRIES = 131_072

const ROUNDS = 4
const RIGHT_BITS = 9
const [LEFT_MASK, RIGHT_MASK] = [255, 511]

/**
 * Returns the place of a credential in the status lists of its organisation. It follows from the id: the list is its
 * quotient, the index a keyed permutation of the remainder (a Feistel network over 8 and 9 bits), so that an index does
 * not say when a credential was issued.
 */
export function placeInList(
  secret: Buffer,
  orgId: number,
  series: '' | 'b',
  id: number,
): { list: number; index: number } {
  const list = Math.floor(id / LIST_ENTRIES)
  const rest = id % LIST_ENTRIES
  let left = rest >> RIGHT_BITS
  let right = rest & RIGHT_MASK
  for (let round = 0; round < ROUNDS; round++) {
    const half = round % 2 === 0 ? right : left
    const text = `laurel status list ${orgId} ${series} ${list} ${round} ${half}`
    const mixed = createHmac('sha256', secret).update(text).digest().readUInt16BE(0)
    if (round % 2 === 0) left ^= mixed & LEFT_MASK
    else right ^= mixed & RIGHT_MASK
  }
  return { list, index: (left << RIGHT_BITS) | right }
}
