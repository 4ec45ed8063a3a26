import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { sendPage } from '../../../platform/http/responses/send-page.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { revalidate } from '../../../platform/pages/revalidate.ts'
import { findRegistrationEvent } from '../../attendees/index.ts'
import { ListingsQuery, listPublicEvents, readListedEvent } from '../../marketplace/index.ts'
import { publicSessions } from '../registration/public-event.ts'
import { ListedEventAnswer, ListedEventDetail, listedEventToWire } from './listed-event-schema.ts'

const tags = ['Marketplace']
const Unchanged = Type.Null({ description: 'Not modified since the ETag in `If-None-Match`' })
const LIST = '/public/marketplace'
const ONE = '/public/marketplace/:id'
const params = Type.Object({
  id: Type.String({ description: 'The `id` or `slug` of the event' }),
})

/** Public events for programs and for pages of any origin. */
export function marketplaceApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    revalidate(app)

    app.route({
      method: 'GET',
      url: LIST,
      config: { access: 'public:read', reads: 'available' },
      schema: {
        operationId: 'listPublicEvents',
        summary: 'List public events',
        description:
          'Lists the public events of all organisations, without a key and from any origin; by default events that are not over, soonest first. The total is exact up to 1,000, and pages end at the 10,000th event. Caches may store responses and revalidate them (ETag).',
        tags,
        querystring: ListingsQuery,
        response: { 200: Type.Array(ListedEventAnswer), 304: Unchanged },
      },
      handler: async (request, reply) => {
        const page = await listPublicEvents(reading(request, services), request.query)
        const rows = page.rows.map((event) => listedEventToWire(services, event))
        return sendPage(request, reply, { ...page, rows }, services)
      },
    })

    app.route({
      method: 'GET',
      url: ONE,
      config: { access: 'public:read', reads: 'available' },
      schema: {
        operationId: 'getListedEvent',
        summary: 'Get a public event',
        description:
          'Returns an event of the marketplace with its description and agenda, without a key and from any origin. Returns 404 when it is not public. For its registration questions, use "Get an event for visitors".',
        tags,
        params,
        response: { 200: ListedEventDetail, 304: Unchanged },
      },
      handler: async (request) => {
        const { id } = request.params
        const at = reading(request, services)
        const [listed, event] = await Promise.all([readListedEvent(at, id), findRegistrationEvent(at, id)])
        if (listed === null || event === null) throw new AppError('not_found', 'No public event has this id.')
        const { event_description, registration_opens_at: opens, registration_closes_at: closes } = event
        const wire = listedEventToWire(services, listed)
        return {
          ...wire,
          event_description,
          registration_opens_at: opens && isoTime(opens),
          registration_closes_at: closes && isoTime(closes),
          calendar_url: wire.event_date && `${wire.public_url}.ics`,
          ...(await publicSessions(at, event)),
        }
      },
    })
  }
}
