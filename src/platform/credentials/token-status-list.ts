import { deflateSync } from 'node:zlib'

/** The bytes 0 to 255 with their bits in reverse order. */
const REVERSED = Buffer.from(
  Array.from({ length: 256 }, (_, byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum | (((byte >> bit) & 1) << (7 - bit)), 0),
  ),
)

/**
 * Returns the claim `status_list` of a Token Status List (draft-ietf-oauth-status-list, 4.2) with one bit for each entry.
 * Its index 0 is the rightmost bit of the first byte, that of a Bitstring Status List the leftmost.
 */
export function tokenStatusList(bits: Buffer): { bits: 1; lst: string } {
  return { bits: 1, lst: deflateSync(bits.map((byte) => REVERSED[byte]!)).toString('base64url') }
}
