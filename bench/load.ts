import autocannon from 'autocannon'

export type Each = { path: string; headers?: Record<string, string>; body?: string }

/** `each` returns the path, headers and body of every request. 16 connections by default. */
export type Load = { method?: 'GET' | 'POST'; url: string; each?: () => Each; connections?: number }

/** `p99` is in milliseconds. */
type Answered = { count: number; perSecond: number; p99: number }

/**
 * Sends requests for `seconds`.
 * @throws for any unsuccessful response
 * @returns the number of responses, in total and per second, and the time within which 99 of 100 came
 */
export function sendLoad(load: Load, seconds: number): Promise<Answered> {
  return send(load, { duration: seconds })
}

/** Sends a fixed number of requests. */
export function sendCount(load: Load, count: number): Promise<Answered> {
  return send(load, { amount: count })
}

async function send(
  { method = 'GET', url, each, connections = 16 }: Load,
  until: { duration: number } | { amount: number },
): Promise<Answered> {
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
    connections,
    ...until,
    method,
    ...(each ? { requests: [{ setupRequest }] } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors.`)
  const count = result.requests.total
  return { count, perSecond: count / result.duration, p99: result.latency.p99 }
}

export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
