/** A random UUID (RFC 9562, version 4) from 16 random bytes. */
export function uuidFrom(bytes: Buffer): string {
  const copy = Buffer.from(bytes)
  copy[6] = (copy[6]! & 0x0f) | 0x40
  copy[8] = (copy[8]! & 0x3f) | 0x80
  return copy.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
