import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { contentDisposition } from '../../../platform/pages/content-disposition.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { publicCalendar } from '../../sessions/index.ts'
import { REGISTRATION } from './registration-place.ts'

const config = { access: 'public:read', reads: 'available' } as const
const slug = Type.String({ description: 'Slug of the event' })
const response = { 200: Type.Any(), 304: Type.Any() }

/** The agenda as iCalendar, for download or subscription. */
export function eventCalendarRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Errors are pages for people and JSON for programs.
    await servePages(app, siteFacts(services), REGISTRATION)

    app.route({
      method: 'GET',
      url: '/e/:slug.ics',
      config,
      schema: { hide: true, params: Type.Object({ slug }), response },
      handler: async (request, reply) =>
        sendCalendar(request, reply, await publicCalendar(reading(request, services), request.params.slug)),
    })

    app.route({
      method: 'GET',
      url: '/e/:slug/sessions/:uid.ics',
      config,
      schema: {
        hide: true,
        params: Type.Object({ slug, uid: Type.String({ description: 'UID of the session in calendars' }) }),
        response,
      },
      handler: async (request, reply) =>
        sendCalendar(
          request,
          reply,
          await publicCalendar(reading(request, services), request.params.slug, request.params.uid),
        ),
    })
  }
}

/** Sends a calendar with an ETag, since calendar programs poll it. */
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
