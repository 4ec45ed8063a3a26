/** A schema of the document, or what refers to one. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** The name of the schema that a reference leads to. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)

/** Formats that say something to whoever knows JSON Schema; others are ours, and told in words. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'email', 'uri', 'uuid', 'binary'])

/** The fields of an object as items of a list, and below each those that it holds in turn. */
export function fieldLines({ properties = {}, required = [] }: Schema, depth = 0): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const facts = [typeWords(field), ...(required.includes(name) ? ['required'] : []), ...boundWords(field)]
    const line = `${'  '.repeat(depth)}- \`${name}\` (${facts.join(', ')})${field.description ? `: ${oneLine(field.description)}` : ''}`
    return [line, ...fieldLines(insideOf(field), depth + 1)]
  })
}

/** The object that a field holds, or a list of them, where it is described in place. */
function insideOf(field: Schema): Schema {
  const of = field.items ?? field
  return of.properties ? of : {}
}

/** What a value is, in words: `integer or null`, `list of Event`, `"paid" or "free"`. */
export function typeWords(schema: Schema): string {
  const { $ref, type, format, items, anyOf, oneOf, allOf } = schema
  if ($ref) return linkTo(nameIn($ref))
  if (schema.enum) return schema.enum.map(valueWords).join(' or ')
  if ('const' in schema) return valueWords(schema.const)
  const several = anyOf ?? oneOf ?? allOf
  if (several) return several.map(typeWords).join(allOf ? ' and ' : ' or ')
  if (type === undefined) return 'anything'
  return [type]
    .flat()
    .map((each) => {
      if (each === 'array') return items ? `list of ${typeWords(items)}` : 'list'
      return each === 'string' && format && KNOWN_FORMATS.has(format) ? format : each
    })
    .join(' or ')
}

const linkTo = (name: string) => `[${name}](#${name.toLowerCase()})`

const valueWords = (value: unknown) => (value === null ? 'null' : `\`${JSON.stringify(value)}\``)

function boundWords(field: Schema): string[] {
  const { minimum, maximum, maxLength, minItems, maxItems } = field
  return [
    ...(minimum !== undefined ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined ? [`at most ${maximum}`] : []),
    ...(maxLength !== undefined ? [`up to ${maxLength} characters`] : []),
    ...(minItems !== undefined && minItems > 0 ? [`at least ${minItems} items`] : []),
    ...(maxItems !== undefined ? [`up to ${maxItems} items`] : []),
    ...(field.default !== undefined ? [`default ${valueWords(field.default)}`] : []),
  ]
}

/** Text in one line, so that it stays within its item of a list. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

/** The names of schemas that a part of the document refers to, in any depth. */
export function namesUsed(part: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name!)) continue
    found.add(name!)
    namesUsed(schemas[name!], schemas, found)
  }
  return found
}
