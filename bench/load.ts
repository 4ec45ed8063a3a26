import autocannon from 'autocannon'

export type Each = { path: string; headers?: Record<string, string>; body?: string }

/** `each` gives every request its own path, headers and body. */
export type Load = { method?: 'GET' | 'POST'; url: string; each?: () => Each }

/**
 * Requests a second over `seconds`, with 16 connections. Any answer that is not a success makes the round void.
 * @throws when a request fails
 */
export async function requestsPerSecond({ method = 'GET', url, each }: Load, seconds: number): Promise<number> {
  const json = { 'content-type': 'application/json' }
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, headers, body } = each!()
    return {
      ...request,
      path,
      headers: { ...request.headers, ...(body ? json : {}), ...headers },
      ...(body ? { body } : {}),
    }
  }
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    method,
    ...(each ? { requests: [{ setupRequest }] } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors.`)
  return result.requests.total / result.duration
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
