type Schema = Record<string, unknown>

/** What hosts know; the others are ours, and a strict validator stops at a format that it does not know. */
const KNOWN_FORMATS = new Set(['email', 'uuid'])
const NOT_TOLD = new Set(['example', 'examples', 'title', 'x-needs'])
/** Left out of what models read: the verb judges them, and says what is wrong. */
const JUDGED_LATER = new Set(['minLength', 'maxLength', 'maxProperties', 'pattern'])
/** Answers are as their operation says: what they may be is told, what they cannot be is not. */
const NOT_TOLD_OF_ANSWERS = new Set([
  ...NOT_TOLD,
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
 * A schema of what a program sends, as hosts read it: one `type` in each, objects closed, nothing that only we know. Models
 * read it in every conversation, so of what is said of a field the first sentence stays.
 */
export function inputSchema(schema: object): object {
  return convert(schema as Schema, (name, value) =>
    name === 'format' ? !KNOWN_FORMATS.has(value as string) : NOT_TOLD.has(name) || JUDGED_LATER.has(name),
  )
}

/** A schema of what it gets, as short as it can be. */
export function outputSchema(schema: object): object {
  return convert(schema as Schema, (name) => NOT_TOLD_OF_ANSWERS.has(name))
}

function convert(schema: Schema, isLeftOut: (name: string, value: unknown) => boolean): Schema {
  const told: Schema = {}
  for (const [name, value] of Object.entries(schema)) {
    if (isLeftOut(name, value)) continue
    if (name === 'properties') told[name] = eachOf(value as Record<string, Schema>, isLeftOut)
    else if (name === 'description') told[name] = (value as string).split(/\.(?= [A-Z])/, 1)[0]
    else if (name === 'anyOf') told[name] = (value as Schema[]).map((each) => convert(each, isLeftOut))
    else if (name === 'items') told[name] = convert(value as Schema, isLeftOut)
    else if (name === 'patternProperties') told['additionalProperties'] = true
    else told[name] = value
  }
  if (told['properties'] !== undefined) told['additionalProperties'] ??= false
  return Array.isArray(told['type']) ? alternatives(told, told['type'] as string[]) : told
}

function eachOf(properties: Record<string, Schema>, isLeftOut: (name: string, value: unknown) => boolean): Schema {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, convert(inner, isLeftOut)]))
}

/** Many hosts know one type in a schema, not a list of them. */
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
