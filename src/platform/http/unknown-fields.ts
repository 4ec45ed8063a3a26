type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  required?: string[]
  additionalProperties?: unknown
}

/**
 * The body with only the fields that its schema names, and the paths of the others (`survey.0.colour`).
 * Objects whose schema names no properties are taken as they are.
 */
export function keepKnownFields(
  value: unknown,
  schema: JsonSchema,
  path: string[] = [],
): { value: unknown; unknown: string[] } {
  if (Array.isArray(value) && schema.items) {
    const parts = value.map((item, index) => keepKnownFields(item, schema.items!, [...path, String(index)]))
    return { value: parts.map((part) => part.value), unknown: parts.flatMap((part) => part.unknown) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema.properties)
    return { value, unknown: [] }
  const kept: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const [name, inner] of Object.entries(value)) {
    const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    if (!known) {
      unknown.push([...path, name].join('.'))
      continue
    }
    const part = keepKnownFields(inner, known, [...path, name])
    kept[name] = part.value
    unknown.push(...part.unknown)
  }
  return { value: kept, unknown }
}

/** Header text for field names: what a header cannot carry is percent-encoded, and the list is cut at 2,000 characters. */
export function ignoredFieldsHeader(names: string[]): string {
  return names
    .map((name) => encodeURIComponent(name.toWellFormed()))
    .join(', ')
    .slice(0, 2_000)
}
