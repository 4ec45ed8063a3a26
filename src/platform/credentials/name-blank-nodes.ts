import type { Statements } from './document-statements.ts'
import { compareCodePoints, type Statement, statementLine } from './statement-line.ts'

/** Returns the 32 bytes of a text's SHA-256 (in UTF-8); handed in, since browsers and Node have different ones. */
export type Sha256 = (text: string) => Uint8Array

/**
 * Returns the canonical names of a document's blank nodes, in the order of the hashes of their own statements. This is
 * all that RDFC-1.0 does while the hashes differ (4.4.3, steps 3 and 4).
 * @throws Error for two nodes that have the same hash
 */
export function nameBlankNodes({ list, blankNodes }: Statements, sha256: Sha256): string[] {
  const numbers = Array.from({ length: blankNodes }, (_, node) => node)
  if (blankNodes < 2) return numbers.map((node) => `_:c14n${node}`)
  const hashed = numbers.map((node) => ({ node, hash: ownHash(list, node, sha256) }))
  hashed.sort((a, b) => compareCodePoints(a.hash, b.hash))
  const names: string[] = []
  for (const [place, { node, hash }] of hashed.entries()) {
    if (hash === hashed[place - 1]?.hash) throw new Error('The document has two parts that say the same.')
    names[node] = `_:c14n${place}`
  }
  return names
}

function ownHash(list: Statement[], self: number, sha256: Sha256): string {
  const own = list.filter(({ subject, object }) => subject === self || object === self)
  const lines = own.map((statement) => statementLine(statement, (node) => (node === self ? '_:a' : '_:z')))
  return hex(sha256(`${lines.sort(compareCodePoints).join('\n')}\n`))
}

function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}
