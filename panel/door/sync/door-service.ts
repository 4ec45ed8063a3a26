import type { DoorList, ScansTaken, SentScans } from '@laurel/client'
import type { Who } from '../keep/door-database.ts'

const TIMEOUT_MS = 30_000

/**
 * Why the device is not in step. `ended`: nobody is signed in any more, or the door link is over; `forbidden`: the role of
 * the member does not allow check-in; `refused`: the service does not do as asked; `storage`: this device cannot store it.
 */
export type Problem = {
  kind: 'unreachable' | 'ended' | 'forbidden' | 'refused' | 'storage'
  detail: string
  status: number
  /** The fields that it names, such as `['body', 'scans', '3', 'at']`. */
  fields: string[][]
  /** How long it asks to wait. */
  waitMs: number
}

export class ServiceProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The service as the door uses it. Times are those of this device around each request. */
export type DoorService = {
  readList: (eventId: number, after: string | null) => Promise<DoorList>
  sendScans: (eventId: number, body: SentScans) => Promise<ScansTaken>
}

/** @param onTime is given the time of the service in each answer */
export function doorService(
  api: string,
  who: Who,
  onTime: (serverTime: string, by: { asked: number; came: number }) => Promise<void>,
): DoorService {
  const ask = async <Answer extends { server_time: string }>(path: string, body?: object): Promise<Answer> => {
    const asked = Date.now()
    const answer = await request<Answer>(`${api}${path}`, { who, body })
    await onTime(answer.server_time, { asked, came: Date.now() })
    return answer
  }
  return {
    readList: (eventId, after) => ask(`/admin/events/${eventId}/door${after ? `?after=${after}` : ''}`),
    sendScans: (eventId, body) => ask(`/admin/events/${eventId}/scans`, body),
  }
}

/** Sends a request as the member who is signed in, or as the device of a door link. @throws ServiceProblem */
export async function request<Answer>(url: string, sent: Sent = {}): Promise<Answer> {
  const response = await answerTo(url, sent)
  // A proxy or a hotel's sign-in page can answer in place of the service, with whatever it likes.
  const answer = await response.json().catch(() => null)
  if (response.ok && (answer !== null || response.status === 204)) return answer as Answer
  throw new ServiceProblem(problemOf(response, answer as Failure))
}

/** Reads a PDF file of the service, and nothing that answers in its place. @throws ServiceProblem */
export async function readPdf(url: string, who: Who): Promise<Blob> {
  const response = await answerTo(url, { who })
  const isPdf = response.headers.get('Content-Type') === PDF
  if (!response.ok || !isPdf) throw new ServiceProblem(problemOf(response, await response.json().catch(() => null)))
  return new Blob([await response.arrayBuffer().catch(unreachable)], { type: PDF })
}

const PDF = 'application/pdf'

type Sent = { who?: Who; body?: object | undefined; method?: string }

async function answerTo(url: string, { who, body, method = body ? 'POST' : 'GET' }: Sent): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body) headers['Content-Type'] = 'application/json'
  if (who?.kind === 'link') headers['Authorization'] = `Bearer ${who.token}`
  return fetch(url, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
    credentials: who?.kind === 'link' ? 'omit' : 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(unreachable)
}

function unreachable(error: Error): never {
  throw new ServiceProblem({ kind: 'unreachable', detail: error.message, status: 0, fields: [], waitMs: 0 })
}

type Failure = { code?: string; detail?: string | { loc: string[]; msg: string }[] } | null

function problemOf({ status, headers }: Response, answer: Failure): Problem {
  const named = Array.isArray(answer?.detail) ? answer.detail : []
  const fields = named.map(({ loc }) => loc)
  const detail = typeof answer?.detail === 'string' ? answer.detail : (named[0]?.msg ?? String(status))
  const isEnded = status === 401 && answer?.code === 'unauthenticated'
  const isRefused = status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status) && answer?.code
  const isForbidden = status === 403 && answer?.code === 'forbidden'
  const kind = isEnded ? 'ended' : isForbidden ? 'forbidden' : isRefused ? 'refused' : 'unreachable'
  return { kind, detail, status, fields, waitMs: Number(headers.get('Retry-After') ?? 0) * 1_000 }
}
