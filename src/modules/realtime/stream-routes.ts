import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { type Actor, actorText, limitedToEvents, type Services } from '../../platform/context/context.ts'
import { ANY_MEMBER } from '../organisations/index.ts'
import { changeSource } from './change-source.ts'
import { type LiveStream, openStream } from './open-stream.ts'
import { type Reader, readPosition } from './stream-messages.ts'

/** How many are open at once in a process, of one key or person and of one organisation. */
const MAX_OF_ACTOR = 10
const MAX_OF_ORG = 200
/** Between two looks whether who opened a stream may still have it. */
const CHECK_MS = 2_000

const streamSchema = {
  operationId: 'streamChanges',
  summary: 'Hear what changes, as it happens',
  description:
    'Server-sent events. The data of each are a kind of record and ids, none for any of them; of the kind * anything may have changed. Whoever comes again with the last id is told what was missed. At most 10 at once.',
  tags: ['Organisation'],
  headers: Type.Object({
    'last-event-id': Type.Optional(
      Type.String({ maxLength: 100, description: 'The id of the last message; browsers send it themselves' }),
    ),
  }),
  produces: ['text/event-stream'],
  response: {
    200: Type.Any({ description: 'Messages until either side ends it, such as data: {"type":"attendee","ids":[7]}' }),
  },
}

type Opened = { request: FastifyRequest; stream: LiveStream }

/** What has changed, told as it happens. It never ends by itself, so it is no operation, which assistants could call. */
export function streamRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const opened = new Set<Opened>()
    const source = changeSource(services, (err) =>
      app.log.warn({ err }, 'changes could not be read; they are told later'),
    )
    const check = setInterval(() => {
      for (const each of opened)
        void endUnlessSame(app.whoSent, each).catch((err) =>
          app.log.warn({ err }, 'who reads a stream could not be asked'),
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
          throw new AppError('unavailable', 'The service is stopping. Come again in a moment.')
        refuseTooMany(opened, request)
        const stream = await begin({ source, opened }, request, reply)
        reply.header('Cache-Control', 'no-store, no-transform').header('X-Accel-Buffering', 'no')
        return reply.type('text/event-stream; charset=utf-8').send(stream.out)
      },
    })
  }
}

type Telling = { source: ReturnType<typeof changeSource>; opened: Set<Opened> }

async function begin({ source, opened }: Telling, request: FastifyRequest, reply: FastifyReply): Promise<LiveStream> {
  const { actor, orgId, randomBytes } = request.ctx
  // It differs, so that not all come at once.
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
    const { from, end } = await source.hear({ orgId, tell: stream.tell })
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

/** A change does not say of which event it is, so who works on some of them alone hears neither ids nor what audits alone show. */
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
  const [most, whose] = ofActor.length < MAX_OF_ACTOR ? [MAX_OF_ORG, 'your organisation'] : [MAX_OF_ACTOR, 'you']
  throw new AppError(
    'rate_limited',
    `There are ${most} streams open already for ${whose}, which is as many as there can be. Close one, or ask for the data now and then instead.`,
    { retryAfter: 60 },
  )
}

/** Ends the stream of whoever signed out, whose key is gone, or who may see other things now. */
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
