import { operations } from './generated/operations.ts'
import type { Resources } from './generated/resources.ts'
import { LaurelError } from './laurel-error.ts'
import { listPages, readPage } from './pages.ts'
import { type RequestOptions, type Settings, sendRequest } from './send-request.ts'
import { type BodyKind, writeBody } from './write-body.ts'

type Query = Record<string, unknown>

/** The optional parts of `laurel.request`. */
export type RawRequest = { query?: Query; body?: unknown; kind?: BodyKind }

export type Laurel = Resources & {
  /** Sends any request of the API by a path such as `/admin/events`; returns the raw response unless it is an error. */
  request(method: string, path: string, sent?: RawRequest, options?: RequestOptions): Promise<Response>
}

type Send = <Answer>(
  method: string,
  path: string,
  sent: RawRequest & { once?: boolean },
  options: RequestOptions | undefined,
  read: (response: Response) => Promise<Answer>,
) => Promise<Answer>

/** Creates a client for a Laurel service with the access of its key. */
export function createLaurel(settings: Settings): Laurel {
  const send = sender(settings)
  const laurel: Record<string, unknown> = {
    request: (method: string, path: string, sent: RawRequest = {}, options?: RequestOptions) =>
      send(method, path, { once: path.startsWith('/public/'), ...sent }, options, async (response) => response),
  }
  for (const [names, methods] of Object.entries(operations)) {
    const resource = names.split('.').reduce(within, laurel)
    for (const [name, told] of Object.entries(methods)) resource[name] = method(send, told)
  }
  return laurel as Laurel
}

function within(parent: Record<string, unknown>, name: string): Record<string, unknown> {
  parent[name] ??= {}
  return parent[name] as Record<string, unknown>
}

function sender(settings: Settings): Send {
  const { pathname, href } = new URL(settings.baseUrl)
  const base = (pathname === '/' ? new URL('/api/v1', href).href : href).replace(/\/+$/, '')
  return async (method, path, { query = {}, body, kind = 'json', once = false }, options = {}, read) => {
    const written = body === undefined ? undefined : await writeBody(body, kind)
    const headers: Record<string, string> = {
      Accept: 'application/json, */*',
      ...(settings.key === undefined ? {} : { Authorization: `Bearer ${settings.key}` }),
      ...(method === 'POST' && !once ? { 'Idempotency-Key': options.idempotencyKey ?? randomKey() } : {}),
      ...written?.headers,
      ...settings.headers,
      ...options.headers,
    }
    const call = { method, url: base + path + writeQuery(query), body: written?.body, headers, once }
    return sendRequest(settings, call, options, read)
  }
}

/**
 * Builds the method of an operation; a path without a leading slash is below `/admin/`. Its arguments are the path
 * parameters in order, then body, query and options, as far as the operation has them.
 */
function method(send: Send, told: string) {
  const [verb, place, ...kinds] = told.split(' ') as [string, string, ...string[]]
  const [path, withQuery] = place.split('?') as [string, string?]
  const [kind] = kinds.filter((each): each is BodyKind => ['json', 'form', 'either'].includes(each))
  const once = kinds.includes('once')
  return (...args: unknown[]) => {
    const filled = path.replace(/^(?!\/)/, '/admin/').replaceAll('{}', () => writePart(args.shift()))
    const body = kind && (args.shift() ?? {})
    const query = (withQuery === undefined ? undefined : args.shift()) as Query | undefined
    const [options] = args as [RequestOptions?]
    const ask = <Answer>(query: Query | undefined, read: (response: Response) => Promise<Answer>) =>
      send(verb, filled, { body, once, ...(query && { query }), ...(kind && { kind }) }, options, read)
    if (kinds.includes('page'))
      return listPages(
        (page) =>
          ask({ ...query, ...page }, async (answer) => readPage(await readJson<unknown[]>(answer), answer.headers)),
        query,
      )
    return ask(query, kinds.includes('file') ? async (response) => response : readJson)
  }
}

async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  if (text === '') return undefined as Answer
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LaurelError(`${response.url} answers with something that is not JSON. Is baseUrl right?`, {
      code: 'unreadable_answer',
      status: response.status,
      cause,
    })
  }
}

/** These path segments would address another resource. */
function writePart(value: unknown): string {
  const text = String(value)
  if (['', '.', '..'].includes(text)) throw new TypeError(`“${text}” cannot be a part of a path.`)
  return encodeURIComponent(text)
}

function writeQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
