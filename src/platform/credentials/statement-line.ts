/** A statement. A subject or object that is a number is a blank node, which gets its name later. */
export type Statement = { subject: string | number; predicate: string; object: string | number }

/** Writes a statement as N-Quads do, without the end of the line. */
export function statementLine({ subject, predicate, object }: Statement, nameOf: (node: number) => string): string {
  const [from, to] = [subject, object].map((term) => (typeof term === 'number' ? nameOf(term) : term))
  return `${from} ${predicate} ${to} .`
}

/** Writes a literal of canonical N-Quads (RDFC-1.0, section 5.2): these characters and no others are escaped. */
export function literal(text: string, datatype?: string): string {
  // A lone surrogate has no UTF-8, so that two texts would have one hash.
  if (!text.isWellFormed()) throw new Error('A text has half of a surrogate pair.')
  const escaped = text.replace(/[\x00-\x1f"\\\x7f]/g, (character) => ESCAPES[character] ?? numericEscape(character))
  return datatype === undefined ? `"${escaped}"` : `"${escaped}"^^<${datatype}>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}

const numericEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** Compares texts by code points, as RDFC-1.0 sorts. Their UTF-16 units sort otherwise above U+D7FF. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let n = 0; n < length; n++) {
    const [left, right] = [a.charCodeAt(n), b.charCodeAt(n)]
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

/** Puts surrogates, which are the halves of the highest code points, behind all other units. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)
