import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError, type ErrorCode, errorStatus } from '../errors.ts'

/** The id under which an answer and its log line are found. */
export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * A request names its host once (RFC 9112, section 3.2), and expects nothing but to be told to go on. Node would refuse
 * both without a body.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    let hosts = 0
    for (let i = 0; i < raw.rawHeaders.length; i += 2) if (raw.rawHeaders[i]!.toLowerCase() === 'host') hosts++
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0'))
      throw new AppError('invalid_request', 'The request must name its host once, in the header Host.')
    done()
  })
  const server = app.server as Server
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = refusal('expectation_failed', 'The only expectation that is met is 100-continue.')
    const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
    response.writeHead(errorStatus.expectation_failed, headers).end(body)
  })
}

/** What Node cannot read as HTTP never reaches Fastify; it is answered here, in the same shape. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // A half-written answer cannot be followed by another one.
  if ((socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent) return void socket.destroy()
  const [code, detail] = reasonFor(error.code)
  const status = errorStatus[code]
  const body = refusal(code, detail)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${JSON_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function reasonFor(cause: string | undefined): [code: ErrorCode, detail: string] {
  if (cause === 'HPE_HEADER_OVERFLOW') return ['headers_too_large', 'The address and headers are larger than 16 KiB.']
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return ['request_timeout', 'The request took too long to arrive.']
  return ['invalid_request', 'The request is not well-formed HTTP.']
}

function refusal(code: ErrorCode, detail: string): string {
  return JSON.stringify({ detail, code, request_id: newRequestId() })
}
