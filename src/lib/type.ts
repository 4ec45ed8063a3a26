import type { TSchema, Type as TypeBox } from 'typebox'

type Kinds = 'Any' | 'Array' | 'Boolean' | 'Integer' | 'Null' | 'Number' | 'Object' | 'Optional'
type Used = Pick<typeof TypeBox, Kinds | 'Partial' | 'Record' | 'String' | 'Unsafe'>
type Schema = Record<string, unknown>
type Properties = Record<string, Schema>

/** Kept outside the schema, which would otherwise be sent and copied with it. */
const optional = new WeakSet<Schema>()

const of = (type: string) => (options?: Schema) => ({ type, ...options })

function objectOf(properties: Properties, options?: Schema): Schema {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name]!))
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
}

function optionally(schema: Schema): Schema {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

function partially({ properties }: Schema, options?: Schema): Schema {
  const all = Object.entries(properties as Properties).map(([name, schema]) => [name, optionally(schema)])
  return objectOf(Object.fromEntries(all), options)
}

const builders: Record<keyof Used, (...given: never[]) => unknown> = {
  Any: (options?: Schema) => ({ ...options }),
  Array: (items: TSchema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: of('boolean'),
  Integer: of('integer'),
  Null: of('null'),
  Number: of('number'),
  Object: objectOf,
  Optional: optionally,
  Partial: partially,
  Record: (_key: TSchema, value: TSchema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: of('string'),
  Unsafe: (schema: TSchema) => ({ ...schema }),
}

/**
 * TypeBox's builders, as far as schemas here use them, with its types; they produce plain JSON Schema. TypeBox itself
 * would be a quarter of all modules that a start loads, for run-time type computation that nothing here uses.
 */
export const Type = builders as unknown as Used
