import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { contentDisposition } from '../../../platform/pages/content-disposition.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { publicCalendar } from '../../sessions/index.ts'
import { REGISTRATION } from './registration-place.ts'

const config = { access: 'public:read' } as const
const slug = Type.String({ description: 'The event' })
const response = { 200: Type.Any(), 304: Type.Any() }

/** The agenda of an event for the calendars of visitors, once or again and again. */
export function eventCalendarRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    // People who follow a link to a calendar are told of failures in pages, programs in JSON.
    await servePages(app, siteFacts(services), REGISTRATION)

    app.route({
      method: 'GET',
      url: '/e/:slug.ics',
      config,
      schema: { hide: true, params: Type.Object({ slug }), response },
      handler: async (request, reply) =>
        sendCalendar(request, reply, await publicCalendar(services, request.params.slug)),
    })

    app.route({
      method: 'GET',
      url: '/e/:slug/sessions/:uid.ics',
      config,
      schema: {
        hide: true,
        params: Type.Object({ slug, uid: Type.String({ description: 'The UID that the session has in calendars' }) }),
        response,
      },
      handler: async (request, reply) =>
        sendCalendar(request, reply, await publicCalendar(services, request.params.slug, request.params.uid)),
    })
  }
}

/** Calendar programs come again for it, and are told when it is what they have. */
function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, text }: { title: string; text: string },
): FastifyReply {
  const tag = `"${sha256(text).toString('base64url').slice(0, 22)}"`
  reply.headers({ ETag: tag, 'Cache-Control': 'no-cache' })
  if (isHeld(request, tag)) return reply.code(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', contentDisposition({ own: [title], plain: title, fallback: 'Calendar' }, 'ics'))
    .send(text)
}
