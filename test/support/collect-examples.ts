import type { Operation, Schema } from './api-operations.ts'
import type { Answer } from './harness.ts'

export type Example = { path?: object; query?: object; body?: unknown; status: number; answer?: unknown }

const MAX_ROWS = 2
/** Values that differ between runs or look like secrets, with their replacement in examples. */
const INSTEAD: [RegExp, string][] = [
  [/lrl_live_[\w-]{20,}/g, 'lrl_live_your-key-is-shown-once-and-kept-by-you-000'],
  [/lrl_door_[\w-]{20,}/g, 'lrl_door_the-token-of-the-device-000000000000000000'],
  [/lrl_(request|code)_[\w-]{20,}/g, 'lrl_$1_the-random-part-0000000000000000000000000000000'],
  [/whsec_[\w+/=-]{20,}/g, 'whsec_c2hvd24gb25jZSwga2VwdCBieSB5b3U='],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'https://example.com'],
  [/127\.0\.0\.1:\d+/g, 'example.com'],
  [/laurel@laurel\.test/g, 'laurel@laurel.example.com'],
  [/http:\/\/laurel\.test/g, 'https://laurel.example.com'],
  [/HTTP:\/\/LAUREL\.TEST/g, 'HTTPS://LAUREL.EXAMPLE.COM'],
]

/** Keeps the first success of each operation, as the document shows it: with a few rows of a list, and no secrets. */
export function collectExamples() {
  const examples: Record<string, Example> = {}
  const add = (operation: Operation, url: string, body: unknown, { status, headers, body: answer }: Answer) => {
    const isJson = String(headers['content-type']).startsWith('application/json')
    const [path = '', search = ''] = url.split('?')
    const query = Object.fromEntries(new URLSearchParams(search))
    const told = { ...pathOf(operation, path), ...(search === '' ? {} : { query }) }
    const isSent = typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
    const sent = isSent ? { body: tidy(body, operation.body) } : {}
    const example = { ...(tidy(told) as object), ...sent, status, ...(isJson ? { answer: tidy(answer) } : {}) }
    const known = examples[operation.id]
    const better =
      known === undefined ||
      (known.body === undefined && 'body' in sent && operation.body !== null) ||
      (known.answer === undefined && isJson)
    if (status < 300 && better && !('dry_run' in query)) examples[operation.id] = example
  }
  return { examples, add }
}

function pathOf({ path, params }: Operation, sent: string): { path?: object } {
  const values = sent.split('/').filter((_, nth) => path.split('/')[nth]?.startsWith('{'))
  return params.length === 0 ? {} : { path: Object.fromEntries(params.map(({ name }, nth) => [name, values[nth]])) }
}

/** Cuts lists to a few rows, but never to fewer than their schema asks for. */
function tidy(value: unknown, schema?: Schema | null): unknown {
  if (typeof value === 'string') return INSTEAD.reduce((text, [from, to]) => text.replace(from, to), value)
  if (Array.isArray(value))
    return value.slice(0, Math.max(MAX_ROWS, schema?.['minItems'] ?? 0)).map((each) => tidy(each, schema?.['items']))
  if (typeof value !== 'object' || value === null) return value
  const properties = schema?.['properties']
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidy(inner, properties?.[name])]))
}
