/** Crockford's base32: no I, L, O or U, which people misread or mistype. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns a check character over GF(32): the sum of the characters, each multiplied by a power of a primitive element.
 * It changes with every single wrong character and every swap of two characters.
 */
export function checkCharacter(text: string): string {
  let sum = 0
  let weight = 1
  for (const character of text) {
    weight = double(weight)
    sum ^= multiply(ALPHABET.indexOf(character), weight)
  }
  return ALPHABET[sum]!
}

/** Doubles a number of GF(2^5) with the primitive polynomial x^5 + x^2 + 1. */
function double(value: number): number {
  const twice = value << 1
  return twice & 32 ? twice ^ 0b100101 : twice
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let left = a, right = b; right > 0; right >>= 1, left = double(left)) if (right & 1) product ^= left
  return product
}
