type Json = Record<string, unknown>
type Example = { path?: Json; query?: Json; body?: unknown; status: number; answer?: unknown }
export type Examples = Record<string, Example>

type Described = {
  operationId?: string
  parameters?: Json[]
  requestBody?: Json
  responses: Record<string, { content?: Record<string, object> } | { $ref: string }>
}

/** Adds a recorded request and its response to the document. */
export function addExamples(operation: Described, examples: Examples): void {
  const { parameters = [], requestBody, responses, operationId = '' } = operation
  const { path = {}, query = {}, body, status = 0, answer } = examples[operationId] ?? {}
  for (const parameter of parameters) {
    const { name, schema } = parameter as { name: string; schema: { type?: unknown } }
    const text = parameter['in'] === 'path' ? path[name] : query[name]
    if (text !== undefined) parameter['example'] = readAs(String(text), schema)
  }
  const taken = (requestBody as { content?: Record<string, Json> } | undefined)?.content?.['application/json']
  if (taken && body !== undefined) {
    delete taken['examples']
    taken['example'] = body
  }
  const response = responses[status]
  const media = response && 'content' in response ? response.content?.['application/json'] : undefined
  if (media && answer !== undefined) (media as Json)['example'] = answer
}

/** Converts a text to the type of the parameter's schema. */
function readAs(text: string, { type, items }: { type?: unknown; items?: object }): unknown {
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'boolean') return text === 'true'
  return type === 'array' ? [readAs(text, items ?? {})] : text
}
