import { createHash } from 'node:crypto'
import { lruCache } from '../../lib/caches/lru-cache.ts'

/** The number of entries of a status list, the least that Bitstring Status List allows. */
export const LIST_ENTRIES = 131_072

const ROUNDS = 4
const RIGHT_BITS = 9
const [LEFT_MASK, RIGHT_MASK] = [255, 511]

/** The most values that half of an index has. */
const HALF_VALUES = 512

/** Round tables by list. A deletion of an event places a million ids, and four hashes for each would take a minute. */
const kept = lruCache<Uint16Array>({ values: 1_000, bytes: 1_000 }, () => 1)

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
  const tables = roundTables(secret, `laurel status list ${orgId} ${series} ${list}`)
  let left = rest >> RIGHT_BITS
  let right = rest & RIGHT_MASK
  for (let round = 0; round < ROUNDS; round++) {
    const table = round * HALF_VALUES
    if (round % 2 === 0) left ^= tables[table + right]! & LEFT_MASK
    else right ^= tables[table + left]! & RIGHT_MASK
  }
  return { list, index: (left << RIGHT_BITS) | right }
}

/** Returns the outputs of each round for every half, drawn from the secret. */
function roundTables(secret: Buffer, list: string): Uint16Array {
  const name = `${secret.toString('base64')} ${list}`
  const known = kept.get(name)
  if (known !== undefined) return known
  const outputLength = ROUNDS * HALF_VALUES * Uint16Array.BYTES_PER_ELEMENT
  const bytes = createHash('shake256', { outputLength }).update(secret).update(list).digest()
  const made = Uint16Array.from({ length: ROUNDS * HALF_VALUES }, (_, n) => bytes.readUInt16LE(2 * n))
  kept.set(name, made)
  return made
}
