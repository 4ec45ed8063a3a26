import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Stored = { bytes: Buffer; headers: IncomingHttpHeaders }
type Answer = (response: ServerResponse, stored: Stored | undefined) => void
/** How a store treats a request, instead of what it should do; `PUT` may change what is stored. */
export type Lie = { PUT?: (stored: Stored) => Stored | 'html' | 'error'; GET?: Answer }

const HTML = '<html><body>Please sign in to this network.</body></html>'
const metadata = ({ headers }: Stored) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))) as Record<
    string,
    string
  >
const headOf = (stored: Stored) => ({
  ...metadata(stored),
  etag: `"${createHash('md5').update(stored.bytes).digest('hex')}"`,
})
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const withLength = (stored: Stored, bytes = stored.bytes) => ({ ...headOf(stored), 'content-length': bytes.length })

const html = (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end(HTML)

/** Wrong answers that a store may give to GET. */
export const getLies = {
  html,
  'an empty answer': (response) => response.writeHead(200).end(),
  'half of it, with a length that fits': (response, stored) =>
    response.writeHead(200, withLength(stored!, half(stored!.bytes))).end(half(stored!.bytes)),
  'half of it, without a length': (response, stored) =>
    response.writeHead(200, headOf(stored!)).end(half(stored!.bytes)),
  'half of it, and then it breaks off': (response, stored) => {
    response.writeHead(200, withLength(stored!)).write(half(stored!.bytes), () => response.destroy())
  },
  'half of it, and then nothing': (response, stored) =>
    response.writeHead(200, withLength(stored!)).write(half(stored!.bytes)),
  'other bytes of the same length': (response, stored) =>
    response.writeHead(200, withLength(stored!)).end(Buffer.alloc(stored!.bytes.length)),
  'an error': (response) => response.writeHead(500).end(),
} satisfies Record<string, Answer>

/** Ways in which a store may fail to store a PUT. */
export const putLies = {
  html: () => 'html',
  'it stores half': (stored) => ({ ...stored, bytes: half(stored.bytes) }),
  'it stores nothing of it': (stored) => ({ ...stored, bytes: Buffer.alloc(0) }),
  'it forgets what it was': (stored) => ({ headers: {}, bytes: half(stored.bytes) }),
  'an error': () => 'error',
} satisfies Record<string, NonNullable<Lie['PUT']>>

/** A store with the few operations of S3 that blobs need, which lies as it is asked to. */
export async function startLyingStore() {
  const objects = new Map<string, Stored>()
  const store = { lie: {} as Lie, endpoint: '', objects }
  const put = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const given = { bytes: await buffer(request), headers: request.headers }
    const stored = store.lie.PUT?.(given) ?? given
    if (stored === 'html') return html(response)
    if (stored === 'error') return void response.writeHead(500).end()
    objects.set(key, stored)
    response.writeHead(200, { etag: headOf(given).etag }).end()
  }
  const server = createServer(async (request, response) => {
    const key = new URL(request.url!, 'http://store').pathname
    const stored = objects.get(key)
    if (request.method === 'PUT') return put(key, request, response)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (request.method === 'GET' && store.lie.GET) return store.lie.GET(response, stored)
    if (stored === undefined) {
      const code = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>'
      return void response.writeHead(404).end(request.method === 'HEAD' ? '' : code)
    }
    response.writeHead(200, withLength(stored)).end(request.method === 'HEAD' ? '' : stored.bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  store.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(store, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
