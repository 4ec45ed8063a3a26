import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode, errorStatus } from '../../../lib/errors.ts'
import { newRequestId } from './request-id.ts'

// An import would evaluate all exports of `node:http`, including `WebSocket`, which then loads: 30 ms of each start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' }

/** A proxy could use one of two such headers and we the other. All of these names differ in length. */
const SINGLE_HEADERS = new Map(['host', 'authorization', 'content-type'].map((name) => [name.length, name]))

/**
 * Rejects ambiguous headers: a request names its host exactly once (RFC 9112, section 3.2), and its key and content
 * type at most once. A body whose last transfer coding is not `chunked` has no known end (section 6.3). This is checked
 * here because an unknown path is answered before the parser sees the body.
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
 * Rejects CONNECT, and Expect headers other than 100-continue. Node would reject them without a body, and they never
 * reach Fastify.
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
    // Node's timeouts no longer apply to a connection that asked for a tunnel.
    socket.destroySoon()
  })
}

/** Answers a request that Node cannot parse as HTTP and that never reaches Fastify, in the usual error format. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // A half-written response cannot be followed by another one.
  if (answerOn(socket)?.headersSent) return void socket.destroy()
  refuseOn(socket, ...reasonFor(error.code))
}

/** Returns the response that a connection carries next; null while it is idle. */
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
