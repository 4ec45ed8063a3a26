import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { ANY_MEMBER } from '../organisations/index.ts'
import { KINDS, searchRecords } from './search-records.ts'

const SearchResult = Type.Object(
  {
    kind: oneOf(KINDS, { description: 'Kind of record' }),
    id: Type.Integer({ description: 'Identifier of the record' }),
    event_id: nullable(Type.Integer({ description: 'Event of the record; null: none' })),
    title: Type.String({ description: 'Name of the record' }),
    subtitle: Type.String({ description: 'Text that distinguishes the record, such as an address; may be empty' }),
  },
  { title: 'Found' },
)

/** The command palette asks with each letter. The results are not a list, so they have no pages. */
export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/search',
    config: { access: ANY_MEMBER },
    schema: {
      operationId: 'findRecords',
      summary: 'Search all records',
      description:
        'Returns at most five results of each kind that your scopes allow: events and designs by name, certificates also by code or link, contacts, and attendees by address or, from four characters, by name in the 50 newest events. To search one kind fully, use its list.',
      tags: ['Organisation'],
      querystring: Type.Object({
        q: Type.String({ minLength: 1, maxLength: 300, description: 'A name, an address, a code or a link' }),
      }),
      response: { 200: Type.Array(SearchResult) },
    },
    handler: ({ ctx, query }) => searchRecords(ctx, query.q),
  })
}
