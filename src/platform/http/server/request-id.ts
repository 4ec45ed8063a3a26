import { randomBytes } from '../../../lib/crypto/random-bytes.ts'

const last = { at: 0, nth: 0 }

/**
 * Creates the id of a request, which its response and log line share. It starts with the time and a counter within the
 * millisecond, so ids sort in the order of requests.
 */
export function newRequestId(at: number): string {
  last.nth = at === last.at ? (last.nth + 1) & 0xffff : 0
  last.at = at
  return `req_${hex(at, 12)}${hex(last.nth, 4)}${randomBytes(8).toString('hex')}`
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** Returns the time of a request in milliseconds, from its id. */
export function timeOfRequest(id: string): number {
  return Number.parseInt(id.slice(4, 16), 16)
}

/** Returns the first id that a request at this time can have. */
export function firstIdAt(at: number): string {
  return `req_${hex(Math.max(0, at), 12)}${'0'.repeat(20)}`
}
