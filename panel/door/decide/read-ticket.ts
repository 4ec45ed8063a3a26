const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const VERSION = 1
const FACT_BYTES = 8
const ALL_BYTES = FACT_BYTES + 64
/** The code of a ticket at the end of its address. Scanners with another keyboard layout change `/` and `:`, not letters. */
const CODE = /(?:^|[^A-Z2-7])([A-Z2-7]{116})$/i

/** A ticket as its code tells, genuine or not. */
export type Ticket = {
  attendeeId: number
  ticketNo: number
  keyNumber: number
  code: string
  /** The signed part. */
  facts: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Reads a ticket from its address or its code, in either case; null for any other text. */
export function readTicket(text: string): Ticket | null {
  const code = CODE.exec(text.trim())?.[1]?.toUpperCase()
  const bytes = code === undefined ? null : fromBase32(code)
  if (code === undefined || bytes?.length !== ALL_BYTES || bytes[0] !== VERSION) return null
  const view = new DataView(bytes.buffer)
  return {
    attendeeId: view.getUint8(1) * 2 ** 32 + view.getUint32(2),
    ticketNo: bytes[6]!,
    keyNumber: bytes[7]!,
    code,
    facts: bytes.slice(0, FACT_BYTES),
    signature: bytes.slice(FACT_BYTES),
  }
}

/** Decodes capitals without padding (RFC 4648, section 6); null where unused bits are set. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let [bits, held, at] = [0, 0, 0]
  for (const character of text) {
    held = ((held << 5) | ALPHABET.indexOf(character)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null
}
