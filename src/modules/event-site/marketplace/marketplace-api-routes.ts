import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { sendPage } from '../../../platform/http/responses/send-page.ts'
import { revalidate } from '../../../platform/pages/revalidate.ts'
import { findRegistrationEvent } from '../../attendees/index.ts'
import { ListingsQuery, listPublicEvents, readListedEvent } from '../../marketplace/index.ts'
import { publicEventToWire, withSessions } from '../registration/public-event.ts'
import { ListedEventAnswer, ListedEventDetail, listedEventToWire } from './listed-event-schema.ts'

const tags = ['Marketplace']
const Unchanged = Type.Null({ description: 'What `If-None-Match` names still holds' })
const LIST = '/public/marketplace'
const ONE = '/public/marketplace/:id'
const params = Type.Object({
  id: Type.String({ description: 'The `id` or the `slug` of the event' }),
})

/** The public events for programs and for pages from anywhere. */
export function marketplaceApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    revalidate(app)

    app.route({
      method: 'GET',
      url: LIST,
      config: { access: 'public:read' },
      schema: {
        operationId: 'listPublicEvents',
        summary: 'List public events',
        description:
          'Lists the public events of all organisations, without a key, from any page: those not over, the soonest first, unless asked otherwise. Counted up to 1,000; pages lead to the 10,000th. Caches may keep an answer and ask each time whether it still holds (ETag).',
        tags,
        querystring: ListingsQuery,
        response: { 200: Type.Array(ListedEventAnswer), 304: Unchanged },
      },
      handler: async (request, reply) => {
        const page = await listPublicEvents(services, request.query)
        const rows = page.rows.map((event) => listedEventToWire(services, event))
        return sendPage(request, reply, { ...page, rows }, services)
      },
    })

    app.route({
      method: 'GET',
      url: ONE,
      config: { access: 'public:read' },
      schema: {
        operationId: 'getListedEvent',
        summary: 'Read a public event',
        description:
          'Gives back one event of the marketplace with its description and agenda, without a key, from any page. 404 when it is not public, or not any more. With its questions for a form, use Read an event for visitors.',
        tags,
        params,
        response: { 200: ListedEventDetail, 304: Unchanged },
      },
      handler: async (request) => {
        const { id } = request.params
        const [listed, event] = await Promise.all([readListedEvent(services, id), findRegistrationEvent(services, id)])
        if (listed === null || event === null)
          throw new AppError('not_found', 'There is no public event with this id, or not any more.')
        const shown = publicEventToWire(services, await withSessions(services, event))
        const { event_description, registration_opens_at, sessions, session_count } = shown
        const wire = listedEventToWire(services, listed)
        return {
          ...wire,
          event_description,
          registration_opens_at,
          calendar_url: wire.event_date && `${wire.public_url}.ics`,
          sessions,
          session_count,
        }
      },
    })
  }
}
