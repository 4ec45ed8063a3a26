import { base32, fromBase32 } from '../../../lib/text/base32.ts'

/** Whose ticket it is, which of theirs, and which key of the event has signed it. */
export type TicketFacts = { attendeeId: number; ticketNo: number; keyNumber: number }

/** A ticket as it was read, whether genuine or not. `facts` are the bytes that are signed. */
export type ReadTicket = TicketFacts & { bytes: Buffer; signature: Buffer }

const VERSION = 1
/** Version, attendee (five bytes, which the ids are held to), number of the ticket, number of the key: one byte each. */
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
 * The address of a ticket. It is in capitals as far as that changes nothing, so that a QR code of it stays small: scheme
 * and host are the same in every case (RFC 3986, 6.2.2.1), the path of a site is not.
 */
export function ticketAddressOf(siteUrl: string, bytes: Buffer, signature: Buffer): string {
  const { origin, pathname } = new URL(siteUrl)
  const path = pathname.replace(/\/$/, '')
  return `${origin.toUpperCase()}${path}/T/${base32(Buffer.concat([bytes, signature]))}`
}

/** Reads a ticket, from its whole address or from what stands behind /T/, in either case; null for what is none. */
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

/** What a log keeps of a ticket that was shown: without the signature, so that it opens no door. */
export function shownTicket(text: string): string {
  const ticket = readTicket(text)
  if (ticket === null) return text.slice(0, 300).toWellFormed()
  return `/T/${base32(ticket.bytes)}…`
}
