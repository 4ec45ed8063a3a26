/** A schema of the document, or a reference to one. */
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

/** Returns the name of the schema that a reference points to. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)

/** Formats that JSON Schema defines; others are our own and described in words. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'email', 'uri', 'uuid', 'binary'])

/** Renders the fields of an object as list items, with nested fields below each. */
export function fieldLines({ properties = {}, required = [] }: Schema, depth = 0): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const facts = [typeWords(field), ...(required.includes(name) ? ['required'] : []), ...boundWords(field)]
    const line = `${'  '.repeat(depth)}- \`${name}\` (${facts.join(', ')})${field.description ? `: ${oneLine(field.description)}` : ''}`
    return [line, ...fieldLines(insideOf(field), depth + 1)]
  })
}

/** The object in a field, or in a list of a field, if it is described inline. */
function insideOf(field: Schema): Schema {
  const of = field.items ?? field
  return of.properties ? of : {}
}

/** Describes the type of a value, such as `integer or null`, `list of Event`, `"paid" or "free"`. */
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

/** Joins text into one line, so that it stays within its list item. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

/** Returns the names of all schemas that a part of the document refers to, directly or indirectly. */
export function namesUsed(part: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name!)) continue
    found.add(name!)
    namesUsed(schemas[name!], schemas, found)
  }
  return found
}
