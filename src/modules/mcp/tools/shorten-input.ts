type Schema = Record<string, unknown>
type Properties = Record<string, Schema>

/** Repeating a list of objects is only avoided above this size. */
const WORTH_BYTES = 400

/**
 * Shortens an input schema without losing inputs: optional fields do not also allow null, unless null clears a field;
 * and equal lists of objects, and equal fields within them, are described once.
 * @param clears whether null clears a field
 */
export function shortenInput(input: { properties: Properties; required?: string[] }, clears: boolean): void {
  const described = new Map<string, string>()
  for (const [name, schema] of Object.entries(input.properties)) {
    for (const place of [schema, ...((schema['anyOf'] ?? []) as Schema[])]) {
      const items = place['items'] as Schema | undefined
      if (items?.['properties'] === undefined) continue
      const known = items as { properties: Properties; required?: string[] }
      withoutNulls(known)
      shortenInner(known.properties, input.properties, described)
      const text = JSON.stringify(items)
      const first = described.get(text)
      if (first !== undefined) place['items'] = { type: 'object', description: `As in ${first}` }
      else if (text.length > WORTH_BYTES) described.set(text, name)
    }
  }
  sayFormatOnce(Object.values(input.properties))
  // Omitted fields of an update stay unchanged, so the defaults of new records do not apply.
  if (clears) for (const schema of Object.values(input.properties)) delete schema['default']
  else withoutNulls(input)
}

/** Describes fields of a list's objects by those of the same name and meaning next to the list, and lists by equal ones. */
function shortenInner(inner: Properties, outer: Properties, described: ReadonlyMap<string, string>): void {
  for (const [name, schema] of Object.entries(inner)) {
    const items = schema['items'] as Schema | undefined
    if (items?.['properties'] !== undefined) {
      withoutNulls(items as { properties: Properties; required?: string[] })
      const first = described.get(JSON.stringify(items))
      if (first !== undefined) schema['items'] = { type: 'object', description: `As in ${first}` }
    } else if (outer[name]?.['description'] === schema['description']) delete schema['description']
  }
}

function withoutNulls({ properties, required = [] }: { properties: Properties; required?: string[] }): void {
  for (const [name, { anyOf, ...schema }] of Object.entries(properties)) {
    const others = ((anyOf ?? []) as Schema[]).filter(({ type }) => type !== 'null')
    if (others.length === 1 && !required.includes(name)) {
      const { default: usual, ...rest } = withoutNullNote(schema)
      properties[name] = { ...others[0], ...rest, ...(usual === null || usual === undefined ? {} : { default: usual }) }
    }
  }
}

/** Null is no longer an option, and leaving the field out means the same. */
function withoutNullNote(schema: Schema): Schema {
  const { description } = schema
  if (typeof description !== 'string') return schema
  return {
    ...schema,
    description: description.replace(/; null: (?:none|not set|not known yet|no survey|unknown)$/, ''),
  }
}

const FORMAT = ': ISO 8601, UTC without a zone'

/** The first time says how times are written. */
function sayFormatOnce(fields: Schema[]): void {
  const times = fields.filter(({ description }) => String(description).includes(FORMAT))
  for (const field of times.slice(1)) field['description'] = String(field['description']).replace(FORMAT, '')
}
