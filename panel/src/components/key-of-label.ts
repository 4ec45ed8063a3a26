const MAX_KEY = 40

/** Letters that do not decompose into a Latin letter and an accent. */
const LETTERS: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd' }

/**
 * Proposes a key for the label of a value: `Training hours` becomes `training_hours`. A label without Latin letters
 * becomes `value`, or `other`; a key that is taken gets a number.
 */
export function keyOfLabel(label: string, taken: readonly string[], other = 'value'): string {
  const plain = label
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ıßæœøđłþð]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
  const key = plain.slice(0, MAX_KEY).replace(/_+$/, '') || other
  const others = new Set(taken)
  for (let nth = 1; ; nth++) {
    const end = nth === 1 ? '' : `_${nth}`
    const proposed = `${key.slice(0, MAX_KEY - end.length)}${end}`
    if (!others.has(proposed)) return proposed
  }
}
