type Schema = Record<string, unknown>

/** Formats that hosts know; a strict validator rejects unknown ones. */
const KNOWN_FORMATS = new Set(['email', 'uuid'])
const OMITTED = new Set(['example', 'examples', 'title', 'x-needs'])
/** Omitted for models, because the operation validates them and reports problems. */
const VALIDATED_LATER = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties', 'pattern'])
/** Omitted from results: constraints that only rule out values. */
const OMITTED_FROM_RESULTS = new Set([
  ...OMITTED,
  ...[
    'description',
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'maxProperties',
  ],
  'default',
])

/**
 * An input schema for hosts: one `type` each, closed objects, no own extensions. Models read it in every conversation,
 * so only the first sentence of a description is kept.
 */
export function inputSchema(schema: object): object {
  return convert(schema as Schema, (name, value) =>
    name === 'format' ? !KNOWN_FORMATS.has(value as string) : OMITTED.has(name) || VALIDATED_LATER.has(name),
  )
}

/** A result schema, as short as possible. */
export function outputSchema(schema: object): object {
  return convert(schema as Schema, (name) => OMITTED_FROM_RESULTS.has(name))
}

function convert(schema: Schema, isLeftOut: (name: string, value: unknown) => boolean): Schema {
  const described: Schema = {}
  for (const [name, value] of Object.entries(schema)) {
    if (isLeftOut(name, value)) continue
    if (name === 'properties') described[name] = eachOf(value as Record<string, Schema>, isLeftOut)
    else if (name === 'description') described[name] = (value as string).split(/\.(?= [A-Z])/, 1)[0]
    else if (name === 'anyOf') described[name] = (value as Schema[]).map((each) => convert(each, isLeftOut))
    else if (name === 'items') described[name] = convert(value as Schema, isLeftOut)
    else if (name === 'patternProperties') described['additionalProperties'] = true
    else described[name] = value
  }
  if (described['properties'] !== undefined) described['additionalProperties'] ??= false
  return Array.isArray(described['type']) ? alternatives(described, described['type'] as string[]) : described
}

function eachOf(properties: Record<string, Schema>, isLeftOut: (name: string, value: unknown) => boolean): Schema {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, convert(inner, isLeftOut)]))
}

/** Many hosts support one type per schema, not a list of types. */
function alternatives({ type: _, description, default: usual, enum: words, ...rest }: Schema, types: string[]): Schema {
  const known = (words as unknown[] | undefined)?.filter((word) => word !== null)
  const { properties, required, additionalProperties, items, ...others } = rest
  const of: Record<string, Schema> = {
    object: defined({ properties, required, additionalProperties }),
    array: defined({ items }),
    null: {},
  }
  const anyOf = types.map((type) => ({
    type,
    ...(of[type] ?? others),
    ...(known && type !== 'null' ? { enum: known } : {}),
  }))
  return defined({ description, default: usual, anyOf })
}

function defined(values: Schema): Schema {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
