import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { type Actor, actorText, limitedToEvents, type Services } from '../../platform/context/context.ts'
import { ANY_MEMBER } from '../organisations/index.ts'
import { changeSource } from './change-source.ts'
import { type LiveStream, openStream } from './open-stream.ts'
import { type Reader, readPosition } from './stream-messages.ts'

/** Maximum open streams in a process, by actor and by organisation. */
const MAX_OF_ACTOR = 10
const MAX_OF_ORG = 200
/** Interval between checks whether a stream's owner still has access. */
const CHECK_MS = 2_000

const streamSchema = {
  operationId: 'streamChanges',
  summary: 'Stream changes',
  description:
    'Server-sent events, each with a record type and ids. Without ids any record of the type may have changed; with the type * anything may have. Clients that reconnect with the last event id receive the changes they missed. At max 10 streams at once.',
  tags: ['Organisation'],
  headers: Type.Object({
    'last-event-id': Type.Optional(
      Type.String({ maxLength: 100, description: 'Id of the last message received; browsers send it themselves' }),
    ),
  }),
  produces: ['text/event-stream'],
  response: {
    200: Type.Any({
      description: 'Messages until either side closes the stream, such as data: {"type":"attendee","ids":[7]}',
    }),
  },
}

type Opened = { request: FastifyRequest; stream: LiveStream }

/**
 * Streams changes as they happen. A stream never ends, so it is a route and not an operation, which MCP clients could
 * call.
 */
export function streamRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const opened = new Set<Opened>()
    const source = changeSource(services, (err) =>
      app.log.warn({ err }, 'changes could not be read; they will be sent later'),
    )
    const check = setInterval(() => {
      for (const each of opened)
        void endUnlessSame(app.whoSent, each).catch((err) =>
          app.log.warn({ err }, 'the access of an open stream could not be checked'),
        )
    }, CHECK_MS)
    check.unref()
    app.closing.signal.addEventListener('abort', () => {
      for (const { stream } of opened) stream.end()
    })
    app.addHook('onClose', async () => {
      clearInterval(check)
      await source.stop()
    })
    app.route({
      method: 'GET',
      url: '/admin/stream',
      exposeHeadRoute: false,
      config: { access: ANY_MEMBER },
      schema: streamSchema,
      handler: async (request, reply) => {
        if (app.closing.signal.aborted)
          throw new AppError('unavailable', 'The service is stopping. Try again in a moment.')
        refuseTooMany(opened, request)
        const stream = await begin({ source, opened }, request, reply)
        reply.header('Cache-Control', 'no-store, no-transform').header('X-Accel-Buffering', 'no')
        return reply.type('text/event-stream; charset=utf-8').send(stream.out)
      },
    })
  }
}

type StreamContext = { source: ReturnType<typeof changeSource>; opened: Set<Opened> }

async function begin(
  { source, opened }: StreamContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveStream> {
  const { actor, orgId, randomBytes } = request.ctx
  // A random delay, so that clients do not all reconnect at once.
  const retryMs = 1_000 + 8 * randomBytes(1)[0]!
  const stream = openStream({
    reader: readerOf(actor),
    cut: () => reply.raw.destroy(),
    retryMs,
  })
  const own = { request, stream }
  opened.add(own)
  stream.out.once('close', () => opened.delete(own))
  try {
    const { from, end } = await source.subscribe({ orgId, send: stream.send })
    stream.out.once('close', end)
    const last = request.headers['last-event-id']
    const since = typeof last === 'string' ? readPosition(last) : null
    stream.begin(last === undefined ? [] : since && (await source.missed(orgId, since, from)), from)
    return stream
  } catch (error) {
    stream.out.destroy()
    throw error
  }
}

/**
 * A change does not name its event, so members limited to certain events receive neither ids nor types that only the
 * audit log shows.
 */
function readerOf(actor: Actor): Reader {
  const scopes = 'scopes' in actor ? actor.scopes : []
  if (limitedToEvents(actor) === null) return { scopes, seesIds: true }
  return { scopes: scopes.filter((scope) => scope !== 'audit:read'), seesIds: false }
}

function refuseTooMany(opened: ReadonlySet<Opened>, { ctx }: FastifyRequest): void {
  const ofOrg = [...opened].filter(({ request }) => request.ctx.orgId === ctx.orgId)
  const own = actorText(ctx.actor)
  const ofActor = ofOrg.filter(({ request }) => actorText(request.ctx.actor) === own)
  if (ofActor.length < MAX_OF_ACTOR && ofOrg.length < MAX_OF_ORG) return
  const [max, whose] = ofActor.length < MAX_OF_ACTOR ? [MAX_OF_ORG, 'your organisation'] : [MAX_OF_ACTOR, 'you']
  throw new AppError(
    'rate_limited',
    `There are already ${max} open streams for ${whose}, which is the maximum. Close one, or poll the data instead.`,
    { retryAfter: 60 },
  )
}

/** Ends the stream of a caller who signed out, whose key was deleted, or whose access changed. */
async function endUnlessSame(
  whoSent: (request: FastifyRequest) => Promise<{ orgId: number; actor: object } | null>,
  { request, stream }: Opened,
): Promise<void> {
  const caller = await whoSent(request).catch((error) => {
    if (error instanceof AppError && error.code === 'unauthenticated') return null
    throw error
  })
  const { orgId, actor } = request.ctx
  if (caller === null || caller.orgId !== orgId || JSON.stringify(caller.actor) !== JSON.stringify(actor)) stream.end()
}
