import type { Json } from './json-object.ts'
import type { Kind, Shape } from './shapes.ts'
import { literal, type Statement } from './statement-line.ts'

/** The statements of a document so far, and the number of its blank nodes. */
export type Statements = { list: Statement[]; blankNodes: number }

const RDF_TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>'
const XSD_INTEGER = 'http://www.w3.org/2001/XMLSchema#integer'

/** Our documents have at most 36 statements, and 4 more for each of 10 pieces of evidence. The bound keeps a forged one from costing a verifier much. */
const MAX_STATEMENTS = 96

/** Adds the statements of a value and returns it as the object of one. @throws Error for a value of another kind */
export function addObject(made: Statements, value: Json, kind: Kind, term: string): string | number {
  if (typeof kind === 'object' && 'node' in kind) return addNode(made, value, kind.node, term)
  if (kind === 'integer') {
    if (!Number.isSafeInteger(value)) throw new Error(`${term} must be a whole number.`)
    return literal(String(value), XSD_INTEGER)
  }
  if (typeof kind === 'object' && 'boolean' in kind) {
    if (typeof value !== 'boolean') throw new Error(`${term} must be true or false.`)
    return literal(String(value), kind.boolean)
  }
  if (typeof value !== 'string') throw new Error(`${term} must be a text.`)
  if (kind === 'text') return literal(value)
  if (kind === 'iri') return iri(value)
  return 'values' in kind ? iri(knownName(kind.values, value, term)) : literal(value, kind.datatype)
}

function addNode(made: Statements, node: Json, shape: Shape, term: string): string | number {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) throw new Error(`${term} must be an object.`)
  const subject = node.id === undefined ? made.blankNodes++ : iri(node.id)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'id') continue
    const [predicate, kind] = name === 'type' ? [null, null] : knownName(shape.terms, name, term)
    const values = Array.isArray(value) ? value : [value]
    // JSON-LD drops an empty list, so anyone could add one to a signed document.
    if (values.length === 0) throw new Error(`${name} must not be empty.`)
    for (const each of values) {
      const object = kind === null ? iri(knownName(shape.types, each, 'type')) : addObject(made, each, kind, name)
      made.list.push({ subject, predicate: predicate === null ? RDF_TYPE : `<${predicate}>`, object })
      if (made.list.length > MAX_STATEMENTS) throw new Error('The document has too many members.')
    }
  }
  return subject
}

function knownName<T>(table: Readonly<Record<string, T>>, name: Json, of: string): T {
  if (typeof name === 'string' && Object.hasOwn(table, name)) return table[name]!
  throw new Error(`${of} must not have ${JSON.stringify(name).slice(0, 100)}.`)
}

/** An absolute address of a scheme that we use. JSON-LD would change or drop others. */
function iri(value: Json): string {
  if (typeof value === 'string' && /^(?:https?|did|urn):[^\s<>"{}|\\^`\p{C}]+$/u.test(value)) return `<${value}>`
  throw new Error(`${JSON.stringify(value).slice(0, 100)} is not an address.`)
}
