import { addObject, type Statements } from './document-statements.ts'
import type { JsonObject } from './json-object.ts'
import { nameBlankNodes, type Sha256 } from './name-blank-nodes.ts'
import type { Shape } from './shapes.ts'
import { compareCodePoints, statementLine } from './statement-line.ts'

export type { Json, JsonObject } from './json-object.ts'
export type { Sha256 } from './name-blank-nodes.ts'
export type { Shape } from './shapes.ts'

/**
 * Returns the canonical N-Quads of a document (RDF Dataset Canonicalization 1.0) without a JSON-LD processor: a table
 * says what the terms of a shape mean. A member that is not in the table is an error, so nothing is left unsigned.
 * @throws Error for a term, type, context or value that the shape does not have
 */
export function canonize(document: JsonObject, shape: Shape, sha256: Sha256): string {
  const { '@context': contexts, ...members } = document
  if (JSON.stringify(contexts) !== JSON.stringify(shape.contexts)) throw new Error('The document has another @context.')
  const made: Statements = { list: [], blankNodes: 0 }
  addObject(made, members, { node: shape }, 'document')
  const names = nameBlankNodes(made, sha256)
  const lines = made.list.map((statement) => statementLine(statement, (node) => names[node]!))
  lines.sort(compareCodePoints)
  return `${lines.filter((line, index) => line !== lines[index - 1]).join('\n')}\n`
}
