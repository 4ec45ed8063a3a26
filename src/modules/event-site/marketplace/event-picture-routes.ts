import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { contentDisposition } from '../../../platform/pages/content-disposition.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { type EventLook, eventPicture, findEventLook } from '../../marketplace/index.ts'
import { registrationMessages } from '../registration/messages.ts'
import { REGISTRATION } from '../registration/registration-place.ts'

/** The Open Graph picture of every event that has a page. */
export function eventPictureRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await servePages(app, siteFacts(services), REGISTRATION)

    app.route({
      method: 'GET',
      url: '/e/:slug.png',
      config: { access: 'public:read', reads: 'available' },
      schema: {
        hide: true,
        params: Type.Object({ slug: Type.String({ description: 'Slug of the event' }) }),
        response: { 200: Type.Any(), 304: Type.Any() },
      },
      handler: async (request, reply) => {
        const at = reading(request, services)
        const look = await findEventLook(at, request.params.slug)
        if (look === null) throw new AppError('not_found', 'No event has this address.')
        const over = overOf(look)
        // The weak ETag covers everything the picture shows: another version of the program may write other bytes.
        const tag = `W/"${sha256(JSON.stringify([look, over]))
          .toString('base64url')
          .slice(0, 22)}"`
        const keeping = { ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
        if (isHeld(request, tag)) return reply.code(304).headers(keeping).send()
        const bytes = await eventPicture(at, look, over)
        const file = { own: [look.name], plain: look.name, fallback: 'Event' }
        return reply
          .type('image/png')
          .headers(keeping)
          .header('Content-Disposition', contentDisposition(file, 'png'))
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .send(bytes)
      },
    })
  }
}

/** Kind and date of the event, in its language. */
function overOf({ event_type, event_language, starts_at, event_end_date, event_timezone }: EventLook): string {
  const language = languageOf(event_language) ?? 'en'
  const type = registrationMessages[language].types[event_type]
  return starts_at === null ? type : `${type} · ${writtenSpan(starts_at, event_end_date, event_timezone, language)}`
}
