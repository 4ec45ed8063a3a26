import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode, errorStatus } from '../../../lib/errors.ts'
import { newRequestId } from './request-id.ts'

// An import would ask `node:http` for all that it has, also for `WebSocket`, which it then loads: 30 ms of each start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' }

/** Of two such headers a proxy could heed one and we the other. No two of them are of one length. */
const SINGLE_HEADERS = new Map(['host', 'authorization', 'content-type'].map((name) => [name.length, name]))

/**
 * A request names its host once (RFC 9112, section 3.2), its key and the kind of its body no more than once. The end of a body
 * whose last transfer coding is not `chunked` is unknown (section 6.3): it is refused here, as an address that no route takes
 * is answered before the parser sees the body.
 */
export function refuseOddHeaders({ headers, rawHeaders, httpVersion }: IncomingMessage): void {
  const codings = headers['transfer-encoding']
  if (codings !== undefined && !/(^|,)[ \t]*chunked[ \t]*$/i.test(codings))
    throw new AppError('invalid_request', 'The last Transfer-Encoding of a request must be chunked.')
  let seen = ''
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    const single = SINGLE_HEADERS.get(name.length)
    if (single === undefined || name.toLowerCase() !== single) continue
    if (seen.includes(single)) throw new AppError('invalid_request', `The header ${name} must be there once.`)
    seen += single
  }
  if (!seen.includes('host') && httpVersion !== '1.0')
    throw new AppError('invalid_request', 'The request must name its host once, in the header Host.')
}

/**
 * A request opens no tunnel, and expects nothing but to be told to go on. Node would refuse these without a body, and
 * they never reach Fastify.
 */
export function refuseOddRequests(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = refusal('expectation_failed', 'The only expectation that is met is 100-continue.')
    const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(body) }
    response.writeHead(errorStatus.expectation_failed, headers).end(body)
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    const more = { Allow: 'GET, HEAD, POST, PATCH, DELETE' }
    refuseOn(socket, 'method_not_allowed', 'This server opens no tunnels.', more)
    // Node's limits of time hold no longer for a connection that was to become a tunnel.
    socket.destroySoon()
  })
}

/** What Node cannot read as HTTP never reaches Fastify; it is answered here, in the same shape. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // A half-written answer cannot be followed by another one.
  if (answerOn(socket)?.headersSent) return void socket.destroy()
  refuseOn(socket, ...reasonFor(error.code))
}

/** The answer that a connection is to carry next; none while it is idle. */
export function answerOn(socket: Socket): ServerResponse | null {
  return (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage ?? null
}

function refuseOn(socket: Socket, code: ErrorCode, detail: string, more: Record<string, string> = {}): void {
  const status = errorStatus[code]
  const body = refusal(code, detail)
  const headers = Object.entries({ ...HEADERS, ...more, 'Content-Length': Buffer.byteLength(body) })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

function reasonFor(cause: string | undefined): [code: ErrorCode, detail: string] {
  if (cause === 'HPE_HEADER_OVERFLOW') return ['headers_too_large', 'The address and headers are larger than 16 KiB.']
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return ['request_timeout', 'The request took too long to arrive.']
  return ['invalid_request', 'The request is not well-formed HTTP.']
}

function refusal(code: ErrorCode, detail: string): string {
  return JSON.stringify({ detail, code, request_id: newRequestId(Date.now()) })
}
