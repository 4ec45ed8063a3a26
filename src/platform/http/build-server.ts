import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { parseJsonBody, parseQuery } from './bodies.ts'
import { installErrorReplies, sendError } from './errors-to-replies.ts'
import { checkTexts } from './text-check.ts'
import { ignoredFieldsHeader, keepKnownFields } from './unknown-fields.ts'
import { compileValidator } from './validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A scope; `public:read` or `public:submit` for anyone, limited by address; `open` for anyone, unlimited. */
    access?: string
  }
  interface FastifyRequest {
    ctx: Context
  }
}

export type HttpOptions = {
  trustProxy: boolean | number | string
  tls: { cert: Buffer; key: Buffer } | null
  log?: FastifyBaseLogger | undefined
}

/** A Fastify server with our rules for bodies, texts, errors and time limits, and no routes. */
export function buildServer({ trustProxy, tls, log }: HttpOptions): FastifyInstance {
  const app = Fastify({
    ...(tls ? { https: tls } : {}),
    ...(log ? { loggerInstance: log } : {}),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    genReqId: () => `req_${randomUUID().replaceAll('-', '')}`,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
    frameworkErrors: (error, request, reply) => void sendError(request, reply, error),
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance
  app.server.headersTimeout = 10_000
  app.server.maxRequestsPerSocket = 100_000
  app.setValidatorCompiler(compileValidator as never)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.decorateRequest('ctx', null as unknown as Context)
  refuseUndeclaredRoutes(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    // A search holds names and e-mail addresses, so the query stays out of the log.
    const url = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    )
  })
  app.addHook('preValidation', async (request, reply) => {
    checkTexts(request.params, ['path'])
    checkTexts(request.query, ['query'])
    checkTexts(request.body, ['body'])
    const schema = request.routeOptions.schema?.body as Parameters<typeof keepKnownFields>[1] | undefined
    if (!schema) return
    if (request.body === undefined && request.method === 'POST' && !schema.required?.length) request.body = {}
    const { value, unknown } = keepKnownFields(request.body, schema)
    if (unknown.length === 0) return
    reply.header('X-Ignored-Fields', ignoredFieldsHeader(unknown))
    request.body = value
    if (request.method === 'PATCH' && Object.keys(value as object).length === 0) throw nothingToChange(unknown)
  })
  installErrorReplies(app)
  return app
}

/** A route that does not say who may call it, or what it answers, stops the process at boot. */
function refuseUndeclaredRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    for (const { method, url, config, schema } of routes) {
      if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it (config.access).`)
      if (!schema?.response) throw new Error(`${String(method)} ${url} does not say what it answers (schema.response).`)
    }
  })
}

function nothingToChange(unknown: string[]): AppError {
  const problems = unknown.map((name) => ({
    loc: ['body', name],
    msg: `${name} is not a field that can be changed`,
    type: 'unknown_field',
  }))
  return new AppError('validation_failed', 'None of the fields can be changed.', { problems })
}

/** What Node cannot read as HTTP never reaches Fastify; it is answered here, in the same shape. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  // A half-written answer cannot be followed by another one.
  if ((socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent) return void socket.destroy()
  const [status, code, detail] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'headers_too_large', 'The request headers are larger than 16 KiB.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'request_timeout', 'The request took too long to arrive.']
        : [400, 'invalid_request', 'The request is not well-formed HTTP.']
  const body = JSON.stringify({ detail, code, request_id: `req_${randomUUID().replaceAll('-', '')}` })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status as number]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
