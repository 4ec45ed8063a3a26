const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes in base58 with Bitcoin's alphabet, as multibase `z` has it. */
export function base58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let n = 0; n < digits.length; n++) {
      carry += digits[n]! * 256
      digits[n] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  for (const byte of bytes) {
    if (byte !== 0) break
    digits.push(0)
  }
  return digits
    .reverse()
    .map((digit) => ALPHABET[digit])
    .join('')
}

/** Reads bytes in base58. @throws Error for another character */
export function fromBase58(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    let carry = ALPHABET.indexOf(character)
    if (carry < 0) throw new Error('The text is not base58.')
    for (let n = 0; n < bytes.length; n++) {
      carry += bytes[n]! * 58
      bytes[n] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  for (const character of text) {
    if (character !== '1') break
    bytes.push(0)
  }
  return Uint8Array.from(bytes.reverse())
}
