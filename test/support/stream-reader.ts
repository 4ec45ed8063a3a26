import { get, type IncomingMessage } from 'node:http'
import { until } from './installation.ts'

type Reader = { key?: string; cookie?: string; lastId?: string | undefined }
type Told = { type: string; ids: number[] }

/** Reads the changes that a service tells, over a socket of its own; it is closed with its scope. */
export async function readStream(url: string, { key, cookie, lastId }: Reader) {
  const headers = {
    ...(key === undefined ? { cookie, 'sec-fetch-site': 'same-origin' } : { authorization: `Bearer ${key}` }),
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  }
  const request = get(`${url}/api/v1/admin/stream`, { headers, agent: false })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  let text = ''
  let ended = false
  // A service that is killed cuts its connections.
  answer.on('error', () => {})
  answer.on('close', () => {
    ended = true
  })
  answer.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  const told = (): Told[] => [...text.matchAll(/^data: (.*)\n/gm)].map(([, json]) => JSON.parse(json!))
  const knows = (type: string, id: number) => told().some((each) => each.type === type && each.ids.includes(id))
  return {
    status: answer.statusCode!,
    headers: answer.headers,
    answer,
    text: () => text,
    told,
    /** The position that the reader has. */
    lastId: () => [...text.matchAll(/^id: (.*)\n/gm)].at(-1)?.[1],
    hears: (type: string, id: number) => until(async () => knows(type, id), Boolean),
    begins: () => until(async () => text.includes('\n\n'), Boolean),
    ends: () => until(async () => ended, Boolean),
    [Symbol.dispose]: () => void request.destroy(),
  }
}
