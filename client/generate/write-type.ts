export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  contentMediaType?: string
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  patternProperties?: Record<string, Schema>
}

/** Returns the TypeScript type of a schema. */
export function writeType(schema: Schema | undefined, indent = ''): string {
  if (schema === undefined || Object.keys(schema).length === 0) return 'unknown'
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => writeType(each, indent)).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => writeType({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
    case 'null':
      return schema.type
    case 'string':
      if (schema.format === 'binary') return 'Upload'
      return schema.contentMediaType === 'application/json' ? 'string | object' : 'string'
    case 'array': {
      const item = writeType(schema.items, indent)
      return / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return writeObject(schema, indent)
  }
  throw new Error(`The client's generator does not know this schema: ${JSON.stringify(schema)}`)
}

function writeObject(
  { properties = {}, required = [], additionalProperties, patternProperties = {} }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${writeComment([schema.description], inner)}${inner}${key(name)}${required.includes(name) ? '' : '?'}: ${writeType(schema, inner)}\n`,
  )
  const more = typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties)[0]
  if (more === undefined) return fields.length ? `{\n${fields.join('')}${indent}}` : 'Record<string, unknown>'
  const record = `Record<string, ${writeType(more, inner)}>`
  return fields.length ? `{\n${fields.join('')}${indent}} & ${record}` : record
}

/** Returns a documentation comment of these lines, or nothing if there are none. */
export function writeComment(lines: (string | undefined)[], indent = ''): string {
  const told = lines.filter((line) => line).map((line) => line!.replaceAll('*/', '*∕').replaceAll(/\s+/g, ' '))
  if (told.length === 0) return ''
  if (told.length === 1) return `${indent}/** ${told[0]} */\n`
  return `${indent}/**\n${told.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

export function literal(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
