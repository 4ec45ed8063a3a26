const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes as base32 (RFC 4648, section 6) in capitals without padding. */
export function base32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; ) {
      bits -= 5
      text += ALPHABET[(held >> bits) & 31]
    }
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31]
}

/** Decodes base32 in capitals or small letters; null for any text that encodes no bytes. */
export function fromBase32(text: string): Buffer | null {
  if (!/^[A-Za-z2-7]*$/.test(text)) return null
  const capitals = text.toUpperCase()
  const bytes = Buffer.alloc(Math.floor((capitals.length * 5) / 8))
  let bits = 0
  let held = 0
  let at = 0
  for (const character of capitals) {
    held = ((held << 5) | ALPHABET.indexOf(character)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  // Unused bits that are set, or an extra character, would give the same bytes several texts.
  return base32(bytes) === capitals ? bytes : null
}
