import { nameIn, type Schema } from './schema-words.ts'

/** A file to upload; samples show it as the code that opens one. */
const FILE = Symbol('file')
const OPEN_FILE = "await openAsBlob('file.bin')"

type Exampled = Schema & { example?: unknown; examples?: unknown[] }

/**
 * Returns a value that fits the schema: its own example, or the simplest one, with only the required fields of an
 * object.
 */
export function sampleValue(name: string, given: Schema, schemas: Record<string, Schema>): unknown {
  const schema: Exampled = given.$ref ? (schemas[nameIn(given.$ref)] ?? {}) : given
  const [example] = [schema.example, ...(schema.examples ?? []), schema.const, ...(schema.enum ?? [])].filter(
    (each) => each !== undefined && each !== null,
  )
  if (example !== undefined) return example
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (several) return sampleValue(name, several[0]!, schemas)
  if (schema.properties) return sampleObject(schema, schemas)
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return [sampleValue(name, schema.items ?? {}, schemas)]
    case 'object':
      return {}
    default:
      return schema.format === 'binary' ? FILE : sampleText(name, schema.format)
  }
}

/** Includes at least one field, since an update without fields does nothing. */
function sampleObject({ properties = {}, required = [] }: Schema, schemas: Record<string, Schema>): object {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, sampleValue(name, properties[name] ?? {}, schemas)]))
}

function sampleText(name: string, format = ''): string {
  if (format === 'email' || /email$/.test(name)) return 'ada@example.com'
  if (/^(date-time|timestamp)$/.test(format) || /_(at|time|date)$/.test(name)) return '2026-12-01T09:00:00Z'
  if (format === 'date') return '2026-12-01'
  if (format === 'image-address') return 'placeholder'
  if (/url$/.test(name)) return 'https://example.com/laurel'
  return { first_name: 'Ada', last_name: 'Lovelace', name: 'Example' }[name] ?? 'example'
}

/** Formats a value as TypeScript. */
export function writeSample(value: unknown, indent = ''): string {
  if (value === FILE) return OPEN_FILE
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) return `[${value.map((each) => writeSample(each, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, each]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
    return `${indent}  ${key}: ${writeSample(each, `${indent}  `)},\n`
  })
  return fields.length > 0 ? `{\n${fields.join('')}${indent}}` : '{}'
}

/** Returns the import line of a sample that opens a file. */
export const importsOf = (call: string): string =>
  call.includes(OPEN_FILE) ? "import { openAsBlob } from 'node:fs'\n" : ''
