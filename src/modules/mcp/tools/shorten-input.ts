type Schema = Record<string, unknown>
type Properties = Record<string, Schema>

/** A list of objects that is told once is worth as many bytes. */
const WORTH_BYTES = 400

/**
 * Makes an input shorter without leaving out what can be said: what may be left out is not said to be null as well, unless
 * null at the top clears a field; and lists of the same objects are told once.
 * @param clears whether null clears what is there
 */
export function shortenInput(input: { properties: Properties; required?: string[] }, clears: boolean): void {
  const told = new Map<string, string>()
  for (const [name, schema] of Object.entries(input.properties)) {
    for (const place of [schema, ...((schema['anyOf'] ?? []) as Schema[])]) {
      const items = place['items'] as Schema | undefined
      if (items?.['properties'] === undefined) continue
      withoutNulls(items as { properties: Properties; required?: string[] })
      const text = JSON.stringify(items)
      const first = told.get(text)
      if (first !== undefined) place['items'] = { type: 'object', description: `As in ${first}` }
      else if (text.length > WORTH_BYTES) told.set(text, name)
    }
  }
  // What is left out of a change stays as it is, whatever it would be in something new.
  if (clears) for (const schema of Object.values(input.properties)) delete schema['default']
  else withoutNulls(input)
}

function withoutNulls({ properties, required = [] }: { properties: Properties; required?: string[] }): void {
  for (const [name, { anyOf, ...schema }] of Object.entries(properties)) {
    const others = ((anyOf ?? []) as Schema[]).filter(({ type }) => type !== 'null')
    if (others.length === 1 && !required.includes(name)) {
      const { default: usual, ...rest } = schema
      properties[name] = { ...others[0], ...rest, ...(usual === null || usual === undefined ? {} : { default: usual }) }
    }
  }
}
