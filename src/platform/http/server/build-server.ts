import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify'
import { withoutSecrets } from '../../../lib/crypto/api-key-form.ts'
import { AppError, type ErrorCode } from '../../../lib/errors.ts'
import type { Context } from '../../context/context.ts'
import { checkTexts } from '../validation/check-texts.ts'
import { compileSerializer } from '../validation/compile-serializer.ts'
import { parseQuery, requireReadableQuery } from '../validation/parse-query.ts'
import { keepKnownFields, nameIgnoredFields, nameIgnoredParameters } from '../validation/unknown-fields.ts'
import { compileValidator, MAX_PROBLEMS } from '../validation/validation.ts'
import { acceptBodies } from './accept-bodies.ts'
import { allowAnyOrigin, answerOptions, knowMethods, type MethodsAt } from './any-origin.ts'
import type { Caller } from './authenticator.ts'
import { answerBrokenRequest, answerOn, refuseOddHeaders, refuseOddRequests } from './broken-requests.ts'
import { installErrorReplies, sendError } from './error-replies.ts'
import { newRequestId } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { traceIdsOf, traceRequests } from './trace-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A scope, or `any-key` or `any-member` if the route checks scopes itself; `signed-in` for members only;
     * `public:read`, `public:credentials`, `public:submit` or `sign-in` for anyone, rate limited by IP address; `open`
     * for anyone, without limits.
     */
    access?: string
    /** Knowing the URL grants access, so the log contains the route's pattern instead. */
    secretAddress?: true
    /** A check-in device of the event in its path may call it too. */
    door?: boolean
    /** A member must have proved their presence recently. */
    sensitive?: boolean
    /** `dry_run=true` only previews the effect. */
    isPreviewed?: boolean
  }
  interface FastifyInstance {
    methodsAt: MethodsAt
    /** Aborted when the server stops accepting connections: endless responses end then. */
    closing: AbortController
    /** Identifies the sender of a request again, without counting the request. */
    whoSent: (request: FastifyRequest) => Promise<Caller | null>
  }
  interface FastifyRequest {
    ctx: Context
    /** The error code of the response, if it is an error. */
    errorCode: ErrorCode | null
  }
}

export type HttpOptions = {
  trustProxy: boolean | number | string
  tls: { cert: Buffer; key: Buffer } | null
  log?: FastifyBaseLogger | undefined
  now: () => Date
}

/** Creates a Fastify server with our rules for bodies, texts, errors and timeouts, and no routes. */
export function buildServer({ trustProxy, tls, log, now }: HttpOptions): FastifyInstance {
  // Node checks for slow requests every 30 s by default, which would turn the 10 s for headers into 40.
  const http = { requireHostHeader: false, connectionsCheckingInterval: 1_000 }
  const app = Fastify({
    ...(tls ? { https: { ...tls, ...http } } : { http }),
    ...(log ? { loggerInstance: log } : {}),
    schemaController: {
      compilersFactory: {
        buildValidator: () => compileValidator as never,
        buildSerializer: () => compileSerializer as never,
      },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A connection that is open during shutdown is still served, with `Connection: close`.
    return503OnClosing: false,
    genReqId: () => newRequestId(now().getTime()),
    childLoggerFactory: requestLog,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
    frameworkErrors: (error, request, reply) => {
      allowAnyOrigin(request, reply, app.methodsAt)
      sendError(request, reply, error)
    },
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance
  app.server.headersTimeout = 10_000
  app.server.maxRequestsPerSocket = 100_000
  // A connection is silent while its handler works, which is no reason to cut it; a client that reads nothing is.
  app.server.on('timeout', (socket: Socket) => {
    if (answerOn(socket)?.headersSent ?? true) socket.destroy()
  })
  acceptBodies(app)
  app.decorateRequest('ctx', null as unknown as Context)
  app.decorateRequest('errorCode', null)
  app.decorate('methodsAt', knowMethods(app))
  sayWhenClosing(app)
  refuseUndeclaredRoutes(app)
  // These hooks wait for nothing, so they use callbacks: a promise each would take a tenth of a small request.
  traceRequests(app)
  app.addHook('onRequest', greet)
  refuseOddRequests(app.server as Server)
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(app.log, request, reply)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    checkInput(request, reply)
    done()
  })
  installErrorReplies(app)
  return app
}

/** A search contains names and email addresses, so the query is not logged. */
function logAnswer(log: FastifyBaseLogger, request: FastifyRequest, reply: FastifyReply): void {
  const { id: request_id, method, routeOptions } = request
  const url = routeOptions.config.secretAddress ? routeOptions.url : withoutSecrets(request.url.split('?', 1)[0]!)
  const ms = Math.round(reply.elapsedTime * 10) / 10
  log.info({ request_id, method, url, status: reply.statusCode, ms, ...traceIdsOf(request) }, 'request')
}

function sayWhenClosing(app: FastifyInstance): void {
  const closing = new AbortController()
  app.decorate('closing', closing)
  app.addHook('preClose', (done) => {
    closing.abort()
    done()
  })
}

function greet(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('X-Request-Id', request.id)
  allowAnyOrigin(request, reply, this.methodsAt)
  refuseOddHeaders(request.raw)
  if (!answerOptions(request, reply, this.methodsAt)) done()
}

/** Validates the input of every route, removes unknown fields from the body, and reports all that has no effect. */
function checkInput(request: FastifyRequest, reply: FastifyReply): void {
  requireReadableQuery(request.query)
  nameIgnoredParameters(request, reply)
  checkTexts(request.params, ['path'])
  checkTexts(request.query, ['query'])
  checkTexts(request.body, ['body'])
  const schema = request.routeOptions.schema?.body as { required?: string[] } | undefined
  if (schema === undefined && request.body === undefined) return
  if (schema && request.body === undefined && request.method === 'POST' && !schema.required?.length) request.body = {}
  // A body sent to an action without one has no effect, and its fields are reported as ignored.
  const { value, unknown } = keepKnownFields(request.body, schema ?? { properties: {} })
  nameIgnoredFields(reply, unknown)
  if (!schema) return
  request.body = value
  if (request.method === 'PATCH' && unknown.length > 0 && Object.keys(value as object).length === 0)
    throw nothingToChange(unknown)
}

/** A route that does not declare its access, or its answer, stops the process at boot. */
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
  const problems = unknown.slice(0, MAX_PROBLEMS).map((name) => ({
    loc: ['body', name],
    msg: `${name} is not a field that can be changed`,
    type: 'unknown_field',
  }))
  return new AppError('validation_failed', 'None of the fields can be changed.', { problems })
}
