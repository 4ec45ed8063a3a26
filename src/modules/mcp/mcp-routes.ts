import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../lib/type.ts'
import { actorText, type Services } from '../../platform/context/context.ts'
import type { Operation } from '../../platform/http/operations/operation.ts'
import { mcpChallenge } from '../oauth/index.ts'
import { ANY_KEY } from '../organisations/index.ts'
import type { CallRequest } from './calls/answer-call.ts'
import { scopeToGain } from './calls/scope-to-gain.ts'
import type { KnownTool } from './tools/all-tools.ts'
import { type Listing, readListing } from './tools/toolsets.ts'
import { validateSource } from './validate-source.ts'

type Handle = typeof import('./mcp-server.ts')['mcpHandler'] extends (...given: never) => infer H ? H : never
type Loaded = { handle: Handle; tools: ReadonlyMap<string, KnownTool> }

/**
 * `/mcp`, the endpoint for MCP clients. Bodies, methods and errors follow the protocol, so its handler receives raw
 * requests; authentication and rate limits are as everywhere. It is loaded on the first request, because most
 * installations never use it.
 */
export function mcpRoutes(services: Services, operations: readonly Operation[]): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    let loaded: Promise<Loaded> | null = null
    const load = async (): Promise<Loaded> => {
      const [{ mcpHandler }, { allTools }] = await Promise.all([
        import('./mcp-server.ts'),
        import('./tools/all-tools.ts'),
      ])
      const failed = (error: unknown) => app.log.error({ err: error }, 'a tool failed')
      const tools = allTools(operations)
      return { handle: mcpHandler(tools, { secret: services.secret, failed }), tools }
    }
    app.addHook('onRequest', async (request) => validateSource(request, services.siteUrl))
    app.addHook('onSend', async (request, reply) => {
      const sent = request.headers.authorization !== undefined
      if (reply.statusCode === 401)
        reply.header('WWW-Authenticate', mcpChallenge(services, sent ? 'invalid_token' : null))
    })
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      exposeHeadRoute: false,
      config: { access: ANY_KEY },
      schema: { hide: true, response: { 200: Type.Any(), 403: Type.Any() } },
      handler: async (request, reply) => {
        const listing = readListing(request.query as object)
        if (typeof listing === 'string') return refuse(reply, -32602, listing)
        // Only POST carries a message; the handler responds with 405 to other methods.
        const message = request.method === 'POST' && typeof request.body === 'string' ? parse(request.body) : undefined
        if (message === null) return refuse(reply, -32700, 'The body is not valid JSON.')
        // Each request counts once against the rate limit, so it may contain one message. Revisions since 2025-06-18
        // have no batches.
        if (Array.isArray(message)) return refuse(reply, -32600, 'Send one message per request, not a list.')
        loaded ??= load()
        const { handle, tools } = await loaded
        const lacking = scopeToGain(tools, request.ctx, listing, message)
        if (lacking !== null) {
          reply.code(403).header('WWW-Authenticate', mcpChallenge(services, { lacking: [lacking] }))
          return reply.send(lacks(message, lacking))
        }
        await hand(handle, { request, reply, listing, message })
        return reply
      },
    })
  }
}

/** Errors before a message was parsed have no id (JSON-RPC 2.0, section 5). */
function refuse(reply: FastifyReply, code: number, message: string) {
  return reply.code(400).send({ jsonrpc: '2.0', id: null, error: { code, message } })
}

/** The body of a response that asks the client for another scope. */
function lacks(message: unknown, scope: string) {
  const { id = null } = message as { id?: unknown }
  return { jsonrpc: '2.0', id, error: { code: -32003, message: `This connection lacks the scope ${scope}.` } }
}

/** @returns null for invalid JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return null
  }
}

type Handed = { request: FastifyRequest; reply: FastifyReply; listing: Listing; message: unknown }

async function hand(handle: Handle, { request, reply, listing, message }: Handed): Promise<void> {
  const { ctx, raw } = request
  const callRequest: CallRequest = { ctx, listing, userAgent: request.headers['user-agent'] }
  const scopes = 'scopes' in ctx.actor ? [...ctx.actor.scopes] : []
  const auth = { token: '', clientId: actorText(ctx.actor), scopes, extra: callRequest }
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!)
  await handle(Object.assign(raw, { auth }) as never, reply.raw, message)
}
