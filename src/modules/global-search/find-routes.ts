import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { ANY_MEMBER } from '../organisations/index.ts'
import { findRecords, KINDS } from './find-records.ts'

const Found = Type.Object(
  {
    kind: oneOf(KINDS, { description: 'What it is' }),
    id: Type.Integer({ description: 'Its id' }),
    event_id: nullable(Type.Integer({ description: 'The event that it belongs to; null: none' })),
    title: Type.String({ description: 'Its name' }),
    subtitle: Type.String({ description: 'What tells it from others, such as an address; may be empty' }),
  },
  { title: 'Found' },
)

/** A palette asks with each letter; it is no list, so it has no pages. */
export const findRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/search',
    config: { access: ANY_MEMBER },
    schema: {
      operationId: 'findRecords',
      summary: 'Find records of all kinds',
      description:
        'At most five of each kind that the scopes of the caller allow: events and designs by name, attendees by address or, from four characters on, by name in the 50 newest events, certificates also by code or link, contacts. Of long lists use the list of the kind.',
      tags: ['Organisation'],
      querystring: Type.Object({
        q: Type.String({ minLength: 1, maxLength: 300, description: 'A name, an address, a code or a link' }),
      }),
      response: { 200: Type.Array(Found) },
    },
    handler: ({ ctx, query }) => findRecords(ctx, query.q),
  })
}
