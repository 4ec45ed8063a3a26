import { randomBytes } from '../../../lib/crypto/random-bytes.ts'

const last = { at: 0, nth: 0 }

/**
 * The id under which an answer and its log line are found. It begins with its time and its place among those of the same
 * millisecond, so ids stand in the order of requests.
 */
export function newRequestId(at: number): string {
  last.nth = at === last.at ? (last.nth + 1) & 0xffff : 0
  last.at = at
  return `req_${hex(at, 12)}${hex(last.nth, 4)}${randomBytes(8).toString('hex')}`
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** When the request of an id came, in milliseconds. */
export function timeOfRequest(id: string): number {
  return Number.parseInt(id.slice(4, 16), 16)
}

/** The first id that a request of this time can have. */
export function firstIdAt(at: number): string {
  return `req_${hex(Math.max(0, at), 12)}${'0'.repeat(20)}`
}
