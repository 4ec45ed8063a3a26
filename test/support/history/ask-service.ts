import { setTimeout as wait } from 'node:timers/promises'
import { KEY, type Service } from '../installation.ts'

/** A response, or null when the client does not know whether the request took effect. */
export type Asked = { status: number; body: any; isReplayed: boolean | null } | null
type Request = { body?: object | FormData; key?: string | null; isVisitor?: boolean }

const PATIENCE_MS = 4_000
const PAUSE_MS = 100

/** `isOver` ends attempts that would never succeed. */
type Asker = { below: (n: number) => number; isOver: () => boolean }

/** A client of several processes, which notes every response that no client should get. */
export function askServices(services: readonly Service[], wrong: string[]) {
  async function once(nth: number, method: string, path: string, { body, key, isVisitor }: Request): Promise<Asked> {
    const isForm = body instanceof FormData
    const request: RequestInit = {
      method,
      headers: {
        ...(isVisitor ? {} : { authorization: `Bearer ${KEY}` }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }
    try {
      const response = await fetch(`${services[nth % services.length]!.url}/api/v1${path}`, request)
      const text = await response.text()
      const { status, headers } = response
      if (status === 503) return null
      if (status >= 500) wrong.push(`${method} ${path}: ${status} ${text}`)
      return { status, body: text && JSON.parse(text), isReplayed: headers.get('idempotency-replayed') === 'true' }
    } catch {
      return null
    }
  }

  /**
   * Sends a request to any of the processes. A GET, or a request with a key, is sent until there is a response; then it is unknown which
   * attempt took effect, so `isReplayed` is null after the first.
   */
  return async ({ below, isOver }: Asker, method: string, path: string, request: Request = {}): Promise<Asked> => {
    for (let isFirst = true; ; ) {
      const asked = await once(below(services.length), method, path, request)
      const isBusy = asked?.body?.code === 'idempotency_in_progress'
      if (asked !== null && !isBusy) return { ...asked, isReplayed: isFirst ? asked.isReplayed : null }
      isFirst &&= asked !== null
      await wait(PAUSE_MS + below(PAUSE_MS))
      if (isOver() || (!request.key && method !== 'GET')) return null
    }
  }
}

export type Ask = ReturnType<typeof askServices>
