import { base32, fromBase32 } from '../../../lib/text/base32.ts'

/** The attendee, the number of the ticket, and the number of the key that signed it. */
export type TicketFacts = { attendeeId: number; ticketNo: number; keyNumber: number }

/** A parsed ticket, genuine or not. `facts` are the signed bytes. */
export type ReadTicket = TicketFacts & { bytes: Buffer; signature: Buffer }

const VERSION = 1
/** Version (1 byte), attendee (5 bytes, which bounds ids), ticket number (1 byte), key number (1 byte). */
const FACT_BYTES = 8
const SIGNATURE_BYTES = 64

export function factBytes({ attendeeId, ticketNo, keyNumber }: TicketFacts): Buffer {
  const bytes = Buffer.alloc(FACT_BYTES)
  bytes.writeUInt8(VERSION, 0)
  bytes.writeUIntBE(attendeeId, 1, 5)
  bytes.writeUInt8(ticketNo, 6)
  bytes.writeUInt8(keyNumber, 7)
  return bytes
}

/**
 * Returns the URL of a ticket, in capitals where that changes nothing, so that its QR code stays small: scheme and host
 * are case-insensitive (RFC 3986, 6.2.2.1), the path of the site is not.
 */
export function ticketAddressOf(siteUrl: string, bytes: Buffer, signature: Buffer): string {
  const { origin, pathname } = new URL(siteUrl)
  const path = pathname.replace(/\/$/, '')
  return `${origin.toUpperCase()}${path}/T/${base32(Buffer.concat([bytes, signature]))}`
}

/** Parses a ticket from its URL or from the part after /T/, in either case; null when it is none. */
export function readTicket(text: string): ReadTicket | null {
  const code = /(?:^|\/t\/)([a-z2-7]+)$/i.exec(text.trim())?.[1]
  const all = code === undefined ? null : fromBase32(code)
  if (all?.length !== FACT_BYTES + SIGNATURE_BYTES || all[0] !== VERSION) return null
  return {
    attendeeId: all.readUIntBE(1, 5),
    ticketNo: all[6]!,
    keyNumber: all[7]!,
    bytes: all.subarray(0, FACT_BYTES),
    signature: all.subarray(FACT_BYTES),
  }
}

/** Returns a ticket without its signature for logs, so that it lets nobody in. */
export function shownTicket(text: string): string {
  const ticket = readTicket(text)
  if (ticket === null) return text.slice(0, 300).toWellFormed()
  return `/T/${base32(ticket.bytes)}…`
}
