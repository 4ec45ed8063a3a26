export type Id = string | number
/** A JSON-RPC 2.0 message: a request, a notification or a response. */
export type Message = {
  jsonrpc?: string
  id?: Id | null
  method?: string
  params?: Params
  result?: unknown
  error?: unknown
}
type Params = { name?: unknown; uri?: unknown; _meta?: Record<string, unknown>; [name: string]: unknown }

/** Error codes of JSON-RPC 2.0, section 5.1; the last one is implementation-defined. */
export const PARSE_ERROR = -32_700
export const INVALID_REQUEST = -32_600
export const SERVICE_ERROR = -32_000

const ID = '(-?\\d{1,15}|"[^"\\\\]{0,200}")'
const AT_HEAD = new RegExp(`^\\s*\\{[^{}[\\]]*"id"\\s*:\\s*${ID}\\s*[,}]`)
const AT_TAIL = new RegExp(`"id"\\s*:\\s*${ID}\\s*\\}\\s*$`)

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the ids that await a response; a list of messages has one per request. */
export function idsOf(message: Message | unknown[]): Id[] {
  return [message].flat().flatMap((each) => {
    if (!isMessage(each) || typeof each.method !== 'string') return []
    return typeof each.id === 'string' || typeof each.id === 'number' ? [each.id] : []
  })
}

/** Returns the id of a request of which only the ends are known: programs write it first or last. */
export function idInEnds(head: string, tail: string): Id | null {
  const found = (AT_HEAD.exec(head) ?? AT_TAIL.exec(tail))?.[1]
  return found === undefined ? null : JSON.parse(found)
}

export function failure(id: Id | null, code: number, message: string, data?: object): Message {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } } as Message
}
