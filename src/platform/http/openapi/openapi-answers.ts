type Json = Record<string, unknown>
export type DocumentedAnswer = {
  description: string
  headers?: Json
  content?: Record<string, { schema: Json; examples?: Json }>
}
type Asked = { method: string; status: string; parameters: { name?: unknown }[]; secured: boolean; hasBody: boolean }

const header = (type: string, description: string, example: string | number | boolean) => ({
  description,
  schema: { type },
  example,
})

/** The headers of responses, as `components.headers` of the document. */
export const ANSWER_HEADERS: Record<string, object> = {
  'X-Request-Id': header('string', 'Include it when you ask for support', 'req_01a20602dd1e00000e6761b1d8586281'),
  'RateLimit-Policy': header(
    'string',
    'Allowed requests per minute and per hour',
    '"minute";q=600;w=60, "hour";q=36000;w=3600',
  ),
  RateLimit: header(
    'string',
    'Remaining requests, and seconds until the limit resets',
    '"minute";r=599;t=60, "hour";r=35999;t=3600',
  ),
  'X-Total-Count': header('integer', 'Rows in the whole list; with a search, counted up to 10,000', 214),
  'X-Total-Count-Capped': header('boolean', 'The list has more rows than X-Total-Count says', true),
  Link: header('string', 'Other pages (RFC 8288)', '<https://laurel.example/api/v1/admin/events?page=2>; rel="next"'),
  'X-Ignored-Fields': header('string', 'Fields of the body that had no effect', 'colour'),
  'X-Ignored-Parameters': header('string', 'Query parameters that had no effect', 'serach'),
  'Idempotency-Replayed': header(
    'boolean',
    'The response is that of the first request with this Idempotency-Key',
    true,
  ),
  ETag: header('string', 'Version of the record, for If-Match', '"7"'),
  'Retry-After': header('integer', 'Seconds to wait', 3),
  'WWW-Authenticate': header('string', 'The authentication scheme (RFC 6750)', 'Bearer'),
}

export const headerRefs = (...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Returns the headers that a response of an operation can have. */
export function headersOf({ method, status, parameters, secured, hasBody }: Asked): Json {
  const isGood = status.startsWith('2')
  const names = ['X-Request-Id', ...(secured ? ['RateLimit', 'RateLimit-Policy'] : [])]
  if (status === '200' && parameters.some(({ name }) => name === 'page'))
    names.push('X-Total-Count', 'X-Total-Count-Capped', 'Link')
  if (isGood && hasBody) names.push('X-Ignored-Fields')
  if (isGood) names.push('X-Ignored-Parameters')
  if (isGood && method === 'post' && secured) names.push('Idempotency-Replayed')
  return headerRefs(...names)
}

/** Describes a response: by its schema's description or name, or as empty. */
export function wordsFor(status: string, { content }: DocumentedAnswer): string {
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  const { title, description, items } = (media?.schema ?? {}) as { title?: string; description?: string; items?: Json }
  if (status === '204' || media === undefined) return 'It was done; there is no body'
  if (typeof description === 'string') return description
  if (items !== undefined) return typeof items['title'] === 'string' ? `A list: ${inWords(items['title'])}` : 'A list'
  if (!type!.includes('json')) return 'The file'
  const what = typeof title === 'string' ? inWords(title) : 'what was asked for'
  if (status === '201') return `Created: ${what}`
  if (status === '202') return `Taken on, and a job does it: ${what}`
  return capital(what)
}

/** Turns `WebhookEndpoint` into "webhook endpoint". */
const inWords = (title: string) => title.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
