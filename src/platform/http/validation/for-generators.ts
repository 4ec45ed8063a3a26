type Json = Record<string, unknown>

/**
 * The keyword of a body that needs exactly one of several groups of fields, such as `[['attendee_id'], ['email',
 * 'name']]`, or `'some'` for any of the fields that its description names. The verb checks it, with a message that says
 * what to send; the document shows groups as `oneOf`.
 */
export const NEEDS = 'x-needs'

/** Keywords for values of one type; all others apply to any type. */
const KEYWORDS: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'contentEncoding'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'patternProperties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
}
const OF_SOME_TYPE = new Set(Object.values(KEYWORDS).flat())

/**
 * Converts a schema, and everything in it, for code generators: several types become `anyOf` of single ones, since
 * generators for typed languages reject a list of types; `default` moves into the description, since some read it as
 * "always present", even in a request. Parameters say whether they are required, so they keep theirs; examples stay
 * unchanged.
 */
export function forGenerators<Value>(value: Value): Value {
  return convert(value, false) as Value
}

function convert(value: unknown, isParameter: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => convert(each, isParameter))
  if (typeof value !== 'object' || value === null) return value
  const copy: Json = {}
  for (const [name, inner] of Object.entries(value))
    copy[name] =
      name === 'example' || name === 'examples' ? inner : convert(inner, isParameter || name === 'parameters')
  if (!isSchema(copy)) return copy
  return oneTypeEach(withNeeds(isParameter ? copy : describeDefault(copy)))
}

/** A schema's `type` is a name or a list; a property called `type` has a schema instead. */
const isSchema = ({ type }: Json): boolean => typeof type === 'string' || Array.isArray(type)

function describeDefault({ default: fallback, ...schema }: Json): Json {
  if (fallback === undefined || fallback === null) return schema
  const words = [schema['description'], `default: ${JSON.stringify(fallback)}`].filter(Boolean).join('; ')
  return { ...schema, description: words }
}

function withNeeds({ [NEEDS]: needs, ...schema }: Json): Json {
  if (!Array.isArray(needs)) return schema
  return { ...schema, oneOf: (needs as string[][]).map((required) => ({ required })) }
}

function oneTypeEach(schema: Json): Json {
  const types = [schema['type']].flat() as string[]
  const [first, ...others] = types.filter((type) => type !== 'null')
  if (others.length === 0) return schema
  const rest = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'type' && !OF_SOME_TYPE.has(name)))
  const single = (type: string, nullable: boolean) => ({
    type: nullable ? [type, 'null'] : type,
    ...keywordsOf(schema, type === 'integer' ? 'number' : type),
  })
  return { ...rest, anyOf: [single(first!, types.includes('null')), ...others.map((type) => single(type, false))] }
}

function keywordsOf(schema: Json, type: string): Json {
  const names = KEYWORDS[type] ?? []
  return Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)))
}
