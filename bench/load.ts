import autocannon from 'autocannon'

export type Each = { path: string; headers?: Record<string, string>; body?: string }

/** `each` gives every request its own path, headers and body. 16 connections if no number is given. */
export type Load = { method?: 'GET' | 'POST'; url: string; each?: () => Each; connections?: number }

type Answered = { count: number; perSecond: number }

/** Sends requests for `seconds`. @throws when an answer is no success @returns how many were answered, in all and in a second */
export function sendLoad(load: Load, seconds: number): Promise<Answered> {
  return send(load, { duration: seconds })
}

/** Sends so many requests. */
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
  return { count: result.requests.total, perSecond: result.requests.total / result.duration }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
