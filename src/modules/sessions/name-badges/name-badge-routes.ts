import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Actor } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { IdOf, oneOf } from '../../../platform/http/validation/schema.ts'
import { AttendeesFilter } from '../../attendees/index.ts'
import { badgeSheets, LAYOUTS } from './badge-sheets.ts'
import { MAX_BADGES, readBadges } from './read-badges.ts'

const { ids: _, ...filters } = AttendeesFilter.properties

const BadgesQuery = Type.Object({
  layout: Type.Optional(
    oneOf(LAYOUTS, {
      default: 'a4_8',
      description:
        'a4_8: eight on an A4 sheet, to be cut; label_62x100: a label 62 mm high and 100 mm wide; label_90x54: 54 mm high and 90 mm wide',
    }),
  ),
  attendee_ids: Type.Optional(
    Type.Array(Type.Integer(), { maxItems: 200, description: 'Attendee ids, at most 200; repeat it for several' }),
  ),
  ...filters,
  part: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      description: `Which file of at most ${MAX_BADGES} badges, when they do not fit in one`,
    }),
  ),
})

/** Name badges as a file to print. A door device may print those of single guests of its event. */
export const nameBadgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/name-badges.pdf',
    config: { access: 'attendees:read', door: true },
    schema: {
      operationId: 'getNameBadges',
      summary: 'Get name badges',
      description: `Returns name badges of registered attendees as a PDF file, by last name: the name as large as it fits, the answer to a question about company or title, the event and the QR code of the ticket. Without filters it has all attendees, at most ${MAX_BADGES} in a file. A door link may print single guests.`,
      tags: ['Check-in'],
      params: Type.Object({ id: IdOf('event') }),
      querystring: BadgesQuery,
      produces: ['application/pdf'],
      response: {
        200: Type.Any({ description: 'The file' }),
        409: errorAnswer(`More than ${MAX_BADGES} badges match, and no part was named`),
      },
    },
    handler: async (request, reply) => {
      const { layout = 'a4_8', part, attendee_ids, ...filter } = request.query
      requireSingle(request.ctx.actor, attendee_ids)
      const { id } = request.params
      const ids = attendee_ids === undefined ? {} : { ids: attendee_ids }
      const { badges, name, ...event } = await readBadges(request.ctx, id, { ...filter, ...ids }, part)
      const { drawInThread } = await import('../../../lib/render/index.ts')
      const sheets = badgeSheets(badges, { ...event, layout, event: name })
      const file = await drawInThread(request.ctx.orgId, { sheets }, WITHIN_MS)
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `inline; filename="name-badges-${id}.pdf"`)
        .send(file)
    },
  })
}

/** 2,000 badges take a few seconds of processor time; a busy machine may need this long to provide it. */
const WITHIN_MS = 60_000

/** @throws AppError forbidden for a door device that asks for more than one guest */
function requireSingle({ kind }: Actor, ids: number[] | undefined): void {
  if (kind === 'door_device' && ids?.length !== 1)
    throw new AppError('forbidden', 'A door link prints the badge of one guest at a time: send one attendee_ids.')
}
