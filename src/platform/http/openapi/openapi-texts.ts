type Json = Record<string, unknown>

/** Control characters that a body may not contain; of these, queries and paths exclude only NUL. */
const CONTROLS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const IN_BODY = `^[^${CONTROLS}]*$`
const VISIBLE = `^[^${CONTROLS}]*[^\\s${CONTROLS}][^${CONTROLS}]*$`
const IN_ADDRESS = '^[^\\u0000]*$'

/** The allowed texts of some formats, known when the document is created. */
export type Words = Record<string, readonly string[]>
/** The pattern of each format that has one. */
export type Patterns = Record<string, string>

type Known = { words: Words; patterns: Patterns }

type Operation = { parameters?: Json[]; requestBody?: Json; responses: Json }

/**
 * Documents for each text in a request which values are rejected, as a list of allowed texts or a pattern, so that
 * generated programs know. Schemas that responses share with requests, by title, get the same.
 */
export function documentTexts(operations: Operation[], known: Known): void {
  const titles = new Set<unknown>()
  const tell = (schemas: unknown, usual: string) =>
    visit(schemas, (schema) => {
      if (schema['title'] !== undefined) titles.add(schema['title'])
      if ([schema['type']].flat().includes('string')) documentText(schema, usual, known)
    })
  for (const { parameters, requestBody } of operations) {
    tell(parameters, IN_ADDRESS)
    tell(requestBody, IN_BODY)
  }
  for (const { responses } of operations)
    visit(responses, (schema) => {
      if (titles.has(schema['title'])) tell(schema, IN_BODY)
    })
}

function documentText(schema: Json, usual: string, { words, patterns }: Known): void {
  const { format = '', enum: known, pattern } = schema as { format?: string; enum?: unknown; pattern?: unknown }
  if (known !== undefined || pattern !== undefined || format === 'binary') return
  if (format in words) {
    delete schema['format']
    schema['enum'] = words[format]
  } else schema['pattern'] = format === 'not-blank' ? VISIBLE : (patterns[format] ?? usual)
}

function visit(value: unknown, see: (schema: Json) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) see(value as Json)
  for (const inner of Object.values(value)) visit(inner, see)
}
